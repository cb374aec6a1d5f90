/** Pixels of an em of media queries, where the visitor has left the browser's text as it is. */
const EM = 16

/**
 * A window narrower than this. Told in em, so that the room that text takes counts: who has set the browser's text to
 * twice its size gets on 1440 pixels what others get on 720.
 * @param pixels width at the browser's own size of text
 */
export const below = (pixels: number): string => `@media (width < ${pixels / EM}em)`

/** A window of this width or wider, told in em. */
export const from = (pixels: number): string => `@media (width >= ${pixels / EM}em)`
