import { styled } from "@mui/material/styles"
import { LogoMark } from "../scenes/marks"
import { below } from "../theme/queries"
import { fontStack } from "../theme/tokens"
import { SmartLink } from "./smart-link"

const Home = styled(SmartLink)({
  display: "inline-flex",
  alignItems: "center",
  gap: ".6rem",
  minHeight: "2.75rem",
  fontFamily: fontStack.display,
  fontWeight: 620,
  fontSize: "1.3rem",
  lineHeight: 1,
  textDecoration: "none",
  [below(380)]: { fontSize: "1.1rem", gap: ".4rem" },
})

/** Letter mark and name; leads home. */
export const Logo = ({ name }: { name: string }) => (
  <Home href="/">
    <LogoMark />
    {name}
  </Home>
)
