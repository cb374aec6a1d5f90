import type { ReactNode } from "react"
import type { SitePageContext } from "#site/page-context"
import { useSite } from "#site/use-site"
import { Breadcrumb } from "./breadcrumb"
import { FloatingAction } from "./floating-action"

interface PageProps {
  /** The page's context; left out by pages that lead to another address. */
  context?: Pick<SitePageContext, "canonical" | "breadcrumbs">
  /** Floating button of this page; without it the site's default is shown. */
  floating?: Queries.ActionFragment | null
  /** It stands at the right edge, not in the middle. */
  floatingRight?: boolean | null
  /** Milliseconds between the parts of a section as they rise into view: 80, but 120 on legal and about-type pages. */
  stagger?: 120
  children: ReactNode
}

/** What every page and template renders: breadcrumb, main, and in it a floating button that leads elsewhere. */
export const PageMain = ({ context, floating, floatingRight, stagger, children }: PageProps) => {
  const site = useSite()
  const action = floating ?? site.floatingAction
  return (
    <>
      {context && context.breadcrumbs.length > 0 && <Breadcrumb breadcrumbs={context.breadcrumbs} />}
      <main id="main" tabIndex={-1} data-stagger={stagger}>
        {children}
        {action.href !== context?.canonical && (
          <FloatingAction action={action} side={floatingRight ? "right" : "center"} />
        )}
      </main>
    </>
  )
}
