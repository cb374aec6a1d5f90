import type { ReactNode } from "react"
import { Breadcrumb } from "./breadcrumb"
import { FloatingAction } from "./floating-action"
import { useSite } from "./use-site"

interface PageProps {
  /** The page's address, for the breadcrumb; left out where there is none (home, 404). */
  pathname?: string
  /** Floating button of this page; without it the site's default is shown. */
  floating?: Queries.ActionFragment | null
  children: ReactNode
}

/** What every page and template renders: breadcrumb, main, floating button. */
export const Page = ({ pathname, floating, children }: PageProps) => {
  const site = useSite()
  return (
    <>
      {pathname && <Breadcrumb site={site} pathname={pathname} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FloatingAction action={floating ?? site.floatingAction} />
    </>
  )
}
