import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import { styled } from "@mui/material/styles"
import { formatPeriod } from "#browser/announcement"
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
  /** Active at build time. */
  isActive: boolean
}

/**
 * A temporary line above the header. The head script updates its visibility before the first paint, to avoid a layout
 * shift. Without scripts, it stays as at build time.
 */
export const Announcement = ({ text, href, from, to, isActive }: AnnouncementProps) => (
  <Strip hidden={!isActive} data-announcement={formatPeriod(from, to)}>
    <Container>{href ? <Link href={href}>{text}</Link> : text}</Container>
  </Strip>
)
