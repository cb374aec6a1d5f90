import { Link } from "gatsby"
import type { AnchorHTMLAttributes, Ref } from "react"

export interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link to a page of this site goes through Gatsby; anchors, addresses of other kinds and other sites are plain. */
export const SmartLink = ({ href, ref, children, ...rest }: SmartLinkProps) =>
  href.startsWith("/") ? (
    <Link to={href} ref={ref as never} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} ref={ref} {...rest}>
      {children}
    </a>
  )
