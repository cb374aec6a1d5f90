/** Returns whether a page is in the section of a menu link, which is then marked as current. */
export const isInSection = (pathname: string, href: string): boolean =>
  href !== "/" && (pathname === href || pathname.startsWith(`${href}/`))
