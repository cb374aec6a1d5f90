import Box from "@mui/material/Box"
import { styled } from "@mui/material/styles"

/** Adds space after a prefix: large type is tightly spaced. */
const Prefix = styled("span")({ letterSpacing: ".04em" })

const PREFIX = /^[+−–-](?=\S)/

/** Maximum characters at full size. */
const MAX_LENGTH = 8

/** A key figure, with space after a plus or minus. Long ones that cannot wrap ("2.500.000 €") are smaller. */
export const FigureValue = ({ children }: { children: string }) => {
  const [prefix = ""] = PREFIX.exec(children) ?? []
  const value = children.slice(prefix.length).replace(/(?<=\d) (?=[%\p{Sc}]$)/u, "\u00a0")
  const spacedValue = (
    <>
      {prefix && <Prefix>{prefix}</Prefix>}
      {value}
    </>
  )
  if (value.length <= MAX_LENGTH || value.includes(" ")) return spacedValue
  return (
    <Box component="span" sx={{ fontSize: `${(MAX_LENGTH / value.length).toFixed(2)}em` }}>
      {spacedValue}
    </Box>
  )
}
