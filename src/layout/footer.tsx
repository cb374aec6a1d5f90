import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { Logo } from "#components/logo"
import { VisuallyHidden } from "#components/visually-hidden"
import { useSite } from "#site/use-site"
import { autoFit, columns } from "#theme/layouts"
import { floating, space, typeScale } from "#theme/tokens"
import { underline } from "#theme/underline"

const Root = styled("footer")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    background: colors.inverse,
    color: colors.onInverse,
    borderTop: `6px solid ${colors.accent}`,
    // At the bottom of the window on short pages; the layout is as high as the window (baseline.ts).
    "@media screen": { position: "sticky", top: "100vh" },
    // Ends above the floating button.
    "main:has([data-floating]) ~ &": { paddingBottom: floating.clearance },
    "& :focus-visible": { outlineColor: colors.onInverse },
    "& li a, & [data-legal-links] a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "2.5rem",
      textDecoration: "none",
      "&:hover": underline(colors.action),
    },
  }
})

const legalRowStyles = {
  gridColumn: "1 / -1",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s2} ${space.s5}`,
  marginTop: 2,
  paddingBlock: 2,
  borderTop: 1,
  borderColor: "colors.inverseLine",
  fontSize: typeScale.small,
  color: "colors.inverseSoft",
  "& p": { marginRight: "auto" },
}

const LinkList = ({ title, links }: { title: string; links: readonly { label: string; href: string }[] }) => (
  <div>
    <Typography variant="body2" component="h2" sx={{ marginBottom: 1, fontWeight: 600, color: "colors.inverseSoft" }}>
      {title}
    </Typography>
    <List>
      {links.map(({ label, href }) => (
        <ListItem key={label}>
          <Link href={href}>{label}</Link>
        </ListItem>
      ))}
    </List>
  </div>
)

/** The footer: brand and networks, services, resources, contact; then copyright and legal links. */
export const Footer = () => {
  const site = useSite()
  const services = site.footerServices
    .map(slug => site.services.find(service => service.slug === slug))
    .filter(service => service !== undefined)
  return (
    <Root>
      <Container
        sx={{
          ...columns({ xs: autoFit("9rem"), sm: 3, md: "5fr 3fr 2fr 2fr" }),
          rowGap: 3,
          columnGap: 3,
          paddingTop: { xs: 4, md: 8 },
        }}
      >
        <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" } }}>
          <Logo name={site.name} />
          <Typography sx={{ marginTop: 2, marginBottom: 3, maxWidth: "22rem", color: "colors.inverseSoft" }}>
            {site.tagline}
          </Typography>
          {/* Names without icons, which would add 0.8 kB to every page. */}
          <Stack component="ul" direction="row" sx={{ flexWrap: "wrap", columnGap: 2, fontSize: typeScale.small }}>
            {site.social.map(({ label, href }) => (
              <ListItem key={label}>
                <Link href={href} target="_blank" rel="noopener noreferrer">
                  {`${label} `}
                  <VisuallyHidden>{`(${site.words.newTab})`}</VisuallyHidden>
                </Link>
              </ListItem>
            ))}
          </Stack>
        </Box>
        <LinkList
          title={site.footerServicesTitle}
          links={services.map(({ name, path }) => ({ label: name, href: path }))}
        />
        <LinkList title={site.footerResourcesTitle} links={site.footerResources} />
        <LinkList title={site.footerContactTitle} links={site.footerContact} />
        <Stack direction="row" data-legal-links sx={legalRowStyles}>
          <Typography variant="body2">{site.copyright}</Typography>
          {site.footerLinks.map(({ label, href }) => (
            <Link key={label} href={href}>
              {label}
            </Link>
          ))}
        </Stack>
      </Container>
    </Root>
  )
}
