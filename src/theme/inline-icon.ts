import { lightColors, letterMark } from "./tokens"

/** Free space around the letter mark, in units of its box of 28. */
export const inlineIconMargin = 3

const [from, side] = [-inlineIconMargin, 28 + 2 * inlineIconMargin]
const encoded = (svg: string) => svg.replace(/[<>"#]/g, encodeURIComponent).replaceAll(" ", "%20")
// Commas do between numbers what spaces do, and stand in an address as they are.
const mark = letterMark.replaceAll(" ", ",")

/**
 * The letter mark on a plate, as an address that holds the picture itself: a browser asks for an icon as soon as it has
 * read the page, often before it paints it, and on a slow line that is a round trip before the first sight of the page
 * (decision 8).
 */
export const inlineIcon = `data:image/svg+xml,${encoded(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from},${from},${side},${side}"><path fill="${lightColors.ink}" d="M${from},${from}h${side}v${side}h-${side}z"/><path fill="${lightColors.ground}" d="${mark}"/></svg>`,
)}`
