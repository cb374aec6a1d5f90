/** Changes of letter spacing in em, in the order of trials: the smallest that keeps a heading's lines is used. */
const spacingChanges = [0.005, 0.01, 0.015, 0.02, 0.025, 0.03, 0.035, 0.04]

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some(node => node instanceof Text && node.data.trim())

/** Returns the element itself or, if it is inline, its parent: a fallback may give inline boxes other heights. */
const toBlock = (element: HTMLElement): HTMLElement =>
  getComputedStyle(element).display === "inline" ? element.parentElement! : element

/** Returns the height of a heading, plus those of elements beside it: their lines depend on its width. */
const heightOf = ({ offsetTop, offsetHeight, parentElement }: HTMLElement): number =>
  ([...parentElement!.children] as HTMLElement[])
    .filter(child => child.offsetTop < offsetTop + offsetHeight && child.offsetTop + child.offsetHeight > offsetTop)
    .reduce((sum, child) => sum + child.offsetHeight, 0)

/** Selector of the parts of a page, which get the display font one after the other, from top to bottom. */
const PARTS = "header,main>*,main~*"

/**
 * Applies the loaded display font ("Late" in src/theme/fonts.ts) to a part of the page without a layout shift: where
 * lines would break differently, a heading gets other letter spacing or, if none keeps the height, the fallback font.
 * @returns the styles of these headings
 */
const applyDisplayFont = (
  part: HTMLElement,
  [family = "", ...fallbackFamilies]: readonly string[],
): CSSStyleDeclaration[] => {
  const fallbacks = fallbackFamilies.join()
  const texts = [part, ...part.querySelectorAll<HTMLElement>(":not(svg *)")].filter(
    element => hasText(element) && getComputedStyle(element).fontFamily.startsWith(family),
  )
  const headings = [...new Set(texts.map(toBlock))].map(element => ({
    element,
    style: element.style,
    height: heightOf(element),
  }))
  const isResized = ({ element, height }: (typeof headings)[number]) => heightOf(element) !== height
  part.style.setProperty("--font-display", `${family} Late,${fallbacks}`)
  const resized = headings.filter(isResized).map(heading => {
    const sign = heightOf(heading.element) < heading.height ? "+" : "-"
    return { ...heading, spacing: `${getComputedStyle(heading.element).letterSpacing} ${sign}` }
  })
  let remaining = resized
  for (const change of spacingChanges) {
    for (const { style, spacing } of remaining) style.letterSpacing = `calc(${spacing} ${change}em)`
    remaining = remaining.filter(isResized)
  }
  for (const { style } of remaining) Object.assign(style, { fontFamily: fallbacks, letterSpacing: "" })
  return resized.map(({ style }) => style)
}

/** Loads the display font for this page, and the fonts of the other links for the next page (docs/decisions.md). */
export const loadFonts = async ([, ...others]: readonly HTMLLinkElement[]): Promise<void> => {
  const families = getComputedStyle(document.body).getPropertyValue("--font-display").trim().split(",")
  const loading = document.fonts.load(`1em ${families[0]} Late`)
  for (const { href } of others) fetch(href, { priority: "low" }).catch(() => undefined)
  await loading
  const changedStyles: CSSStyleDeclaration[] = []
  // Removes the changes after a phone is rotated, because lines then break elsewhere.
  matchMedia("(orientation:portrait)").addEventListener("change", () => {
    for (const style of changedStyles) Object.assign(style, { fontFamily: "", letterSpacing: "" })
  })
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    // A task for each: the layout of a whole page would block a phone for 0.4 s.
    await new Promise(resolve => setTimeout(resolve))
    changedStyles.push(...applyDisplayFont(part, families))
  }
}
