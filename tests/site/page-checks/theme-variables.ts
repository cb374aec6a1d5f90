import type { Page } from "@playwright/test"

/**
 * Finds variables of the theme that the page's CSS uses but does not declare, or whose value in an island differs from
 * that around it, in both color modes.
 */
export const findInvalidVariables = async (page: Page): Promise<string[]> => {
  const invalidNames: string[] = []
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme })
    invalidNames.push(
      ...(await page.evaluate(() => {
        const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        const elements = [...document.querySelectorAll("[style]")]
        const css = [...rules, ...elements.map(element => element.getAttribute("style"))].join(" ")
        const names = css.matchAll(/var\((--(?:palette|shape|shadows|zIndex|opacity|font)-[\w-]+)\)/g)
        const element = document.querySelector("[data-island]") ?? document.body
        const [styles, pageStyles] = [getComputedStyle(element), getComputedStyle(element.parentElement!)]
        return [...new Set([...names].map(([, name = ""]) => name))].filter(name => {
          const [value, pageValue] = [styles.getPropertyValue(name), pageStyles.getPropertyValue(name)]
          return value === "" || (pageValue !== "" && value !== pageValue)
        })
      })),
    )
  }
  return invalidNames
}
