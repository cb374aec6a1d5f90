import type { ReactNode } from "react"
import type { SitePageContext } from "#site/page-context"
import { useSite } from "#site/use-site"
import { Breadcrumb } from "./breadcrumb"
import { FloatingAction } from "./floating-action"

interface PageMainProps {
  /** The page's context; omitted by redirect pages. */
  context?: Pick<SitePageContext, "canonical" | "breadcrumbs">
  /** Floating button. Default: the site's. */
  floatingAction?: Queries.ActionFragment | null
  /** Puts the floating button at the right edge instead of the center. */
  floatingRight?: boolean | null
  /** Milliseconds between revealed parts of a section. Default: 80; legal and about pages: 120. */
  stagger?: 120
  children: ReactNode
}

/** Breadcrumb and main of every page, with a floating button unless it links to the page itself. */
export const PageMain = ({ context, floatingAction, floatingRight, stagger, children }: PageMainProps) => {
  const site = useSite()
  const action = floatingAction ?? site.floatingAction
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
