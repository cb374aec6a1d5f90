import HomeOutlined from "@mui/icons-material/HomeOutlined"
import { styled } from "@mui/material/styles"
import { SmartLink } from "../components/smart-link"
import { VisuallyHidden } from "../components/visually-hidden"
import { Container } from "../components/container"
import { space, typeScale } from "../theme/tokens"
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
  "& li": { display: "inline-flex", alignItems: "center" },
  "& li + li::before": { content: '"/"', marginRight: space.s2, color: theme.vars.palette.yard.pencil },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: "1.75rem", minWidth: "1.5rem" },
  "& svg": { fontSize: "1.25rem" },
}))

const capitalised = (segment: string) => segment.charAt(0).toUpperCase() + segment.slice(1).replaceAll("-", " ")

/** Friendly name of a part of an address: that of site.yaml, that of a service, or its own words capitalised. */
export const labelOf = (segment: string, site: Pick<Site, "breadcrumbs" | "services">): string =>
  site.breadcrumbs.find(label => label.segment === segment)?.label ??
  site.services.find(({ path, slug }) => slug === segment || path.endsWith(`/${segment}`))?.name ??
  capitalised(segment)

/** Home icon, one link for each part of the address, the last as plain text. */
export const Breadcrumb = ({ site, pathname }: { site: Site; pathname: string }) => {
  const segments = pathname.split("/").filter(Boolean)
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
          {segments.map((segment, index) => (
            <li key={segment}>
              {index < segments.length - 1 ? (
                <SmartLink href={`/${segments.slice(0, index + 1).join("/")}`}>{labelOf(segment, site)}</SmartLink>
              ) : (
                <span aria-current="page">{labelOf(segment, site)}</span>
              )}
            </li>
          ))}
        </Trail>
      </Container>
    </nav>
  )
}
