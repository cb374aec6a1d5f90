import HomeOutlined from "@mui/icons-material/HomeOutlined"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import ListItem from "@mui/material/ListItem"
import { thinVariant } from "../components/thin-variant"
import { VisuallyHidden, visuallyHidden } from "../components/visually-hidden"
import { trailOf } from "../site/trail"
import type { useSite } from "../site/use-site"

type Site = ReturnType<typeof useSite>

/** Without Material UI's own script, which unfolds a long trail: an address here has three parts at most. */
const Breadcrumbs = thinVariant("MuiBreadcrumbs", "ol")

/** So many letters of names a phone has room for in one line. */
const LINE = 36

/** The page's own title stands right below: on a phone it would take lines of its own here. */
const notOnPhones = { "& li:last-of-type": { "@media (max-width: 599.95px)": visuallyHidden } }

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
    <Container component="nav" aria-label={site.labels.breadcrumb}>
      <Breadcrumbs sx={isLong ? notOnPhones : {}}>
        <ListItem>
          <Link href="/">
            <HomeOutlined />
            <VisuallyHidden>{site.labels.home}</VisuallyHidden>
          </Link>
        </ListItem>
        {trail.map(({ label, path }, index) => (
          <ListItem key={path}>
            {index < trail.length - 1 ? <Link href={path}>{label}</Link> : <span aria-current="page">{label}</span>}
          </ListItem>
        ))}
      </Breadcrumbs>
    </Container>
  )
}
