import Box from "@mui/material/Box"
import { styled } from "@mui/material/styles"

/** Room between a sign and its figure, which stand as close as all large lettering does. */
const Prefix = styled("span")({ letterSpacing: ".04em" })

const PREFIX = /^[+−–-](?=\S)/

/** Letters that a column of figures has room for. */
const ROOMY = 8

/** A large figure; a sign before it stands clear of its first digit. One that is long, as "2.500.000 €", is smaller. */
export const FigureValue = ({ children }: { children: string }) => {
  const [sign = ""] = PREFIX.exec(children) ?? []
  const value = children.slice(sign.length).replace(/(?<=\d) (?=[%\p{Sc}]$)/u, "\u00a0")
  const figure = (
    <>
      {sign && <Prefix>{sign}</Prefix>}
      {value}
    </>
  )
  if (value.length <= ROOMY || value.includes(" ")) return figure
  return (
    <Box component="span" sx={{ fontSize: `${(ROOMY / value.length).toFixed(2)}em` }}>
      {figure}
    </Box>
  )
}
