import type { ReactNode } from "react"
import { useSite } from "../site/use-site"
import { Breadcrumb } from "./breadcrumb"
import { FloatingAction } from "./floating-action"

interface PageProps {
  /** The page's address, for the breadcrumb; left out where there is none (home, 404). */
  pathname?: string
  /** What the breadcrumb calls the page, where its address does not say so. */
  title?: string
  /** Floating button of this page; without it the site's default is shown. */
  floating?: Queries.ActionFragment | null
  /** It stands at the right edge, not in the middle. */
  floatingRight?: boolean | null
  /** Milliseconds between the parts of a section as they rise into view: 80, but 120 on legal and about-type pages. */
  stagger?: 120
  children: ReactNode
}

/** What every page and template renders: breadcrumb, main, and in it a floating button that leads elsewhere. */
export const Page = ({ pathname, title, floating, floatingRight, stagger, children }: PageProps) => {
  const site = useSite()
  const action = floating ?? site.floatingAction
  return (
    <>
      {pathname && <Breadcrumb pathname={pathname} title={title} />}
      <main id="main" tabIndex={-1} data-stagger={stagger}>
        {children}
        {action.href !== pathname && <FloatingAction action={action} side={floatingRight ? "right" : "center"} />}
      </main>
    </>
  )
}
