import { styled } from "@mui/material/styles"
import { SmartLink } from "#theme/smart-link"
import { fontStack, letterMark, space } from "#theme/tokens"

const HomeLink = styled(SmartLink)({
  display: "inline-flex",
  alignItems: "center",
  gap: `min(${space.s2}, 2vw)`,
  minHeight: "2.75rem",
  fontFamily: fontStack.display,
  fontWeight: 620,
  fontSize: "min(1.3rem, 5.5vw)",
  lineHeight: 1,
  textDecoration: "none",
})

/** Letter mark and name, linked to the home page; smaller on narrow phones. */
export const Logo = ({ name }: { name: string }) => (
  <HomeLink href="/">
    <svg viewBox="0 0 28 28" width={28} height={28} fill="currentColor" aria-hidden="true">
      <path d={letterMark} />
    </svg>
    {name}
  </HomeLink>
)
