import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { ComparisonStyles } from "#components/comparison-slider"
import { DeferredStyles } from "#render/deferred-styles"
import { useSite } from "#site/use-site"
import { space } from "#theme/tokens"
import { GlobalStyles } from "../theme/global-styles"
import { Analytics } from "./analytics"
import { Announcement } from "./announcement"
import { Drawer } from "./drawer"
import { FloatingStyles } from "./floating-action"
import { Footer } from "./footer"
import { GradientBar } from "./gradient-bar"
import { Header } from "./header"
import { PrintStyles } from "./print-styles"
import { ServicesMenu } from "./services-menu"

const SkipLink = styled("a")(({ theme }) => ({
  position: "absolute",
  left: space.gutter,
  top: "-6rem",
  zIndex: 20,
  padding: `${space.s3} ${space.s4}`,
  background: theme.vars.palette.colors.text,
  color: theme.vars.palette.colors.background,
  "&:focus": { top: space.s3 },
}))

/**
 * The layout of every page. Pages render breadcrumb, main and floating button (`page-main.tsx`). Services menu and
 * drawer come after the page.
 */
export const Layout = ({ pathname, children }: { pathname: string; children: ReactNode }) => {
  const site = useSite()
  return (
    <>
      <GlobalStyles />
      <SkipLink href="#main">{site.words.skipToContent}</SkipLink>
      <GradientBar />
      {site.announcement && (
        <Announcement
          text={site.announcement}
          href={site.announcementHref}
          from={site.announcementFrom ?? ""}
          to={site.announcementTo ?? ""}
          isActive={site.announcementActive}
        />
      )}
      <Header pathname={pathname} />
      {children}
      <DeferredStyles>
        <FloatingStyles />
        <ComparisonStyles />
        <ServicesMenu />
        <Drawer pathname={pathname} />
        <PrintStyles url={site.url} sender={[site.name, site.email, site.phone, site.url].filter(Boolean).join(", ")} />
      </DeferredStyles>
      <Footer />
      {site.analytics && (
        <Analytics src={site.analytics} attributes={site.analyticsAttributes} code={site.analyticsCode} />
      )}
    </>
  )
}
