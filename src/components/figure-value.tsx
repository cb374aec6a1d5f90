import { styled } from "@mui/material/styles"

/** Room between a sign and its figure, which stand as close as all large lettering does. */
const Sign = styled("span")({ letterSpacing: ".04em" })

const SIGNS = /^[+−–-](?=\S)/

/** A large figure; a sign before it stands clear of its first digit. */
export const FigureValue = ({ children }: { children: string }) => {
  const [sign = ""] = SIGNS.exec(children) ?? []
  return (
    <>
      {sign && <Sign>{sign}</Sign>}
      {children.slice(sign.length)}
    </>
  )
}
