import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { Logo } from "../components/logo"
import { SmartLink } from "../components/smart-link"
import { VisuallyHidden } from "../components/visually-hidden"
import { Container } from "../components/container"
import { floating, space, typeScale } from "../theme/tokens"
import { underline } from "../theme/underline"
import type { useSite } from "../site/use-site"

const Hold = styled("footer")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    background: yard.deep,
    color: yard.onDeep,
    borderTop: `6px solid ${yard.sea}`,
    // Its last line ends above the floating button.
    "main:has([data-floating]) ~ &": { paddingBottom: floating.clearance },
    "& :focus-visible": { outlineColor: yard.signal },
    "& li a, & [data-base] a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "2.5rem",
      textDecoration: "none",
      "&:hover": underline(yard.signal),
    },
  }
})

const Columns = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)",
  gap: `${space.s6} ${space.s5}`,
  paddingTop: space.s8,
  [theme.breakpoints.down("md")]: {
    gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
    "& > :first-child": { gridColumn: "1 / -1" },
  },
}))

const Heading = styled("h2")(({ theme }) => ({
  fontSize: typeScale.small,
  fontWeight: 600,
  lineHeight: 1.3,
  margin: 0,
  marginBottom: space.s2,
  color: theme.vars.palette.yard.deepSoft,
}))

/** Names without the networks' signs, which would weigh 0.8 kB in every page. */
const Social = styled("ul")({ display: "flex", flexWrap: "wrap", gap: `0 ${space.s4}`, fontSize: typeScale.small })

const Base = styled("div")(({ theme }) => ({
  gridColumn: "1 / -1",
  // Beside the gap of the columns.
  marginTop: `calc(${space.s7} - ${space.s6})`,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s2} ${space.s5}`,
  paddingBlock: space.s4,
  borderTop: `1px solid ${theme.vars.palette.yard.deepLine}`,
  fontSize: typeScale.small,
  color: theme.vars.palette.yard.deepSoft,
  "& p": { marginRight: "auto" },
}))

const LinkList = ({ links }: { links: readonly { label: string; href: string }[] }) => (
  <ul>
    {links.map(({ label, href }) => (
      <li key={label}>
        <SmartLink href={href}>{label}</SmartLink>
      </li>
    ))}
  </ul>
)

/** Below the waterline: brand and networks, services, resources, contact; then copyright and legal links. */
export const Footer = ({ site }: { site: ReturnType<typeof useSite> }) => {
  const services = site.footer.services
    .map(slug => site.services.find(service => service.slug === slug))
    .filter(service => service !== undefined)
  return (
    <Hold>
      <Columns>
        <div>
          <Logo name={site.name} />
          <Typography
            sx={{
              color: theme => theme.vars?.palette.yard.deepSoft,
              maxWidth: "22rem",
              margin: `${space.s4} 0 ${space.s5}`,
            }}
          >
            {site.tagline}
          </Typography>
          <Social>
            {site.social.map(({ label, href }) => (
              <li key={label}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {`${label} `}
                  <VisuallyHidden>{`(${site.labels.newTab})`}</VisuallyHidden>
                </a>
              </li>
            ))}
          </Social>
        </div>
        <div>
          <Heading>{site.footer.servicesTitle}</Heading>
          <LinkList links={services.map(({ name, path }) => ({ label: name, href: path }))} />
        </div>
        {site.footer.columns.map(({ title, links }) => (
          <div key={title}>
            <Heading>{title}</Heading>
            <LinkList links={links} />
          </div>
        ))}
        <Base data-base>
          <p>{site.copyright}</p>
          {site.footer.legal.map(({ label, href }) => (
            <SmartLink key={label} href={href}>
              {label}
            </SmartLink>
          ))}
        </Base>
      </Columns>
    </Hold>
  )
}
