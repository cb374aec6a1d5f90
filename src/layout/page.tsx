import { type ReactNode, useRef } from "react"
import { useReveal } from "../hooks/use-reveal"
import { Breadcrumb } from "./breadcrumb"
import { FloatingAction } from "./floating-action"
import { PrintStyles } from "./print-styles"
import { useSite } from "../site/use-site"

interface PageProps {
  /** The page's address, for the breadcrumb; left out where there is none (home, 404). */
  pathname?: string
  /** Floating button of this page; without it the site's default is shown. */
  floating?: Queries.ActionFragment | null
  /** Milliseconds between the parts of a band as they rise into view: 120 on legal and about-type pages (spec 9.1). */
  stagger?: 80 | 120
  children: ReactNode
}

/** What every page and template renders: breadcrumb, main, floating button. */
export const Page = ({ pathname, floating, stagger = 80, children }: PageProps) => {
  const site = useSite()
  const main = useRef<HTMLElement>(null)
  useReveal(main, stagger)
  return (
    <>
      {pathname && (
        <>
          <PrintStyles url={site.url} />
          <Breadcrumb site={site} pathname={pathname} />
        </>
      )}
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <FloatingAction action={floating ?? site.floatingAction} />
    </>
  )
}
