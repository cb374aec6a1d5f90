import HomeOutlined from "@mui/icons-material/HomeOutlined"
import { styled } from "@mui/material/styles"
import { SmartLink } from "../components/smart-link"
import { VisuallyHidden, visuallyHidden } from "../components/visually-hidden"
import { Container } from "../components/container"
import { space, typeScale } from "../theme/tokens"
import { trailOf } from "../site/trail"
import type { useSite } from "../site/use-site"

type Site = ReturnType<typeof useSite>

const Trail = styled("ol")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s2,
  paddingTop: space.s4,
  fontSize: typeScale.small,
  color: theme.vars.palette.yard.inkSoft,
  // The 404 page shows whatever was asked for.
  "& li": { display: "inline-flex", alignItems: "baseline", overflowWrap: "anywhere" },
  // The page's own title stands right below: on a phone it would take lines of its own here.
  [theme.breakpoints.down("sm")]: { "& li[data-long]": visuallyHidden },
  "& li + li::before": { content: '"/"', marginRight: space.s2, color: theme.vars.palette.yard.pencil },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: "1.75rem", minWidth: "1.5rem" },
  "& svg": { fontSize: "1.25rem" },
}))

/** So many letters of names a phone has room for in one line. */
const LINE = 36

interface BreadcrumbProps {
  site: Site
  pathname: string
  /** What the page is called, where its address does not say so. */
  title?: string | undefined
}

/** Home icon, one link for each part of the address, the last as plain text. */
export const Breadcrumb = ({ site, pathname, title }: BreadcrumbProps) => {
  const trail = trailOf(pathname, site, title)
  const isLong = trail.map(({ label }) => label).join("").length > LINE
  return (
    <nav aria-label={site.labels.breadcrumb}>
      <Container>
        <Trail>
          <li>
            <SmartLink href="/">
              <HomeOutlined />
              <VisuallyHidden>{site.labels.home}</VisuallyHidden>
            </SmartLink>
          </li>
          {trail.map(({ label, path }, index) => (
            <li key={path} data-long={(isLong && index === trail.length - 1) || undefined}>
              {index < trail.length - 1 ? (
                <SmartLink href={path}>{label}</SmartLink>
              ) : (
                <span aria-current="page">{label}</span>
              )}
            </li>
          ))}
        </Trail>
      </Container>
    </nav>
  )
}
