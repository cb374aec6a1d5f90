import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import { styled } from "@mui/material/styles"
import { formatSpan } from "#browser/announcement"
import { space, typeScale } from "#theme/tokens"

const Strip = styled("aside")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    background: colors.text,
    color: colors.background,
    fontSize: typeScale.small,
    fontWeight: 500,
    textAlign: "center",
    "& > div": { paddingBlock: space.s2 },
    "& a": { color: "inherit", textUnderlineOffset: ".25em" },
    "& :focus-visible": { outlineColor: colors.background },
    "@media print": { display: "none" },
  }
})

interface AnnouncementProps {
  text: string
  href: string | null
  from: string
  to: string
  /** Whether it is shown at the time of the build. */
  isShown: boolean
}

/**
 * A line above the header of every page, for a time. Without script it is as at the time of the build; the script
 * of the head looks at the clock before the first paint, so that nothing moves.
 */
export const Announcement = ({ text, href, from, to, isShown: isActive }: AnnouncementProps) => (
  <Strip hidden={!isActive} data-announcement={formatSpan(from, to)}>
    <Container>{href ? <Link href={href}>{text}</Link> : text}</Container>
  </Strip>
)
