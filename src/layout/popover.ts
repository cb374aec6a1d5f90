import type { MouseEvent } from "react"

/**
 * Native popovers open, close, answer Escape and give the focus back without any script.
 * A page change by Gatsby does not reload the document, so the one thing left to do is to close them when a link is chosen.
 */
export const closeOnLink = {
  onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest("a")) currentTarget.hidePopover()
  },
}
