import HomeOutlined from "@mui/icons-material/HomeOutlined"
import Breadcrumbs from "@mui/material/Breadcrumbs"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import { VisuallyHidden, visuallyHidden } from "#components/visually-hidden"
import type { Breadcrumb as Segment } from "#site/breadcrumbs"
import { useSite } from "#site/use-site"

/** Maximum characters of labels on one line on phones. */
const MAX_LINE_LENGTH = 36

/** Hides the last item and its separator on phones: the page's title is right below. */
const hiddenOnPhones = { "& li:nth-last-of-type(-n + 2)": { "@media (max-width: 599.95px)": visuallyHidden } }

/** Home icon, then the segments of the path: links to pages, the last as plain text. */
export const Breadcrumb = ({ breadcrumbs }: { breadcrumbs: readonly Segment[] }) => {
  const site = useSite()
  const isLong = breadcrumbs.map(({ label }) => label).join("").length > MAX_LINE_LENGTH
  return (
    <Container>
      <Breadcrumbs aria-label={site.words.breadcrumb} sx={isLong ? hiddenOnPhones : {}}>
        <Link href="/">
          <HomeOutlined />
          <VisuallyHidden>{site.words.home}</VisuallyHidden>
        </Link>
        {breadcrumbs.map(({ label, path, isPage }, index) => {
          const isLast = index === breadcrumbs.length - 1
          return isPage && !isLast ? (
            <Link key={path} href={path}>
              {label}
            </Link>
          ) : (
            <span key={path} aria-current={isLast ? "page" : undefined}>
              {label}
            </span>
          )
        })}
      </Breadcrumbs>
    </Container>
  )
}
