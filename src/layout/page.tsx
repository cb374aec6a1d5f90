import type { ReactNode } from "react"
import { Breadcrumb } from "./breadcrumb"
import { FloatingAction } from "./floating-action"
import { staggerAttribute } from "./motion"
import { PrintStyles } from "./print-styles"
import { useSite } from "../site/use-site"

interface PageProps {
  /** The page's address, for the breadcrumb; left out where there is none (home, 404). */
  pathname?: string
  /** Floating button of this page; without it the site's default is shown. */
  floating?: Queries.ActionFragment | null
  /** Milliseconds between the parts of a band as they rise into view: 80, but 120 on legal and about-type pages. */
  stagger?: 120
  children: ReactNode
}

/** What every page and template renders: breadcrumb, main, floating button. */
export const Page = ({ pathname, floating, stagger, children }: PageProps) => {
  const site = useSite()
  return (
    <>
      {pathname && (
        <>
          <PrintStyles url={site.url} />
          <Breadcrumb site={site} pathname={pathname} />
        </>
      )}
      <main id="main" tabIndex={-1} {...{ [staggerAttribute]: stagger }}>
        {children}
      </main>
      <FloatingAction action={floating ?? site.floatingAction} />
    </>
  )
}
