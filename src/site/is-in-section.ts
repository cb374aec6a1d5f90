/**
 * Whether a page lies in a section of the site, whose entry in a menu is marked then too.
 * @param pathname the page's address
 * @param href that of the section's own page
 */
export const isInSection = (pathname: string, href: string): boolean =>
  href !== "/" && (pathname === href || pathname.startsWith(`${href}/`))
