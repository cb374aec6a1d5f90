import { styled } from "@mui/material/styles"

/** Room between a sign and its figure, which stand as close as all large lettering does. */
const Sign = styled("span")({ letterSpacing: ".04em" })

const SIGNS = /^[+−–-](?=\S)/

/** Letters that a column of figures has room for. */
const ROOMY = 9

/** A longer one that cannot be broken, such as "2.500.000 €", is so much smaller. */
const Long = styled("span", { shouldForwardProp: prop => prop !== "letters" })<{ letters: number }>(({ letters }) => ({
  fontSize: `${(ROOMY / letters).toFixed(2)}em`,
}))

/** A large figure; a sign before it stands clear of its first digit, and what it counts on its line. */
export const FigureValue = ({ children }: { children: string }) => {
  const [sign = ""] = SIGNS.exec(children) ?? []
  const value = children.slice(sign.length).replace(/(?<=\d) (?=[%\p{Sc}]$)/u, "\u00a0")
  return (
    <>
      {sign && <Sign>{sign}</Sign>}
      {value.length > ROOMY && !value.includes(" ") ? <Long letters={value.length}>{value}</Long> : value}
    </>
  )
}
