import { Link } from "gatsby"
import type { AnchorHTMLAttributes, Ref } from "react"

export interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** A Gatsby link for paths of this site; a plain `<a>` for anchors and other URLs. */
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
