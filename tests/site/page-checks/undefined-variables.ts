import type { Page } from "@playwright/test"

/** Finds variables of the theme that the page's CSS uses but does not declare, in both color modes. */
export const findUndefinedVariables = async (page: Page): Promise<string[]> => {
  const undefinedNames: string[] = []
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme })
    undefinedNames.push(
      ...(await page.evaluate(() => {
        const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        const elements = [...document.querySelectorAll("[style]")]
        const css = [...rules, ...elements.map(element => element.getAttribute("style"))].join(" ")
        const names = css.matchAll(/var\((--(?:palette|shape|shadows|zIndex|opacity|font)-[\w-]+)\)/g)
        const styles = getComputedStyle(document.querySelector("[data-island]") ?? document.documentElement)
        return [...new Set([...names].map(([, name = ""]) => name))].filter(name => !styles.getPropertyValue(name))
      })),
    )
  }
  return undefinedNames
}
