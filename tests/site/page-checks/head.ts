import type { Page } from "@playwright/test"
import type { BuiltPage } from "../built-pages"
import { site } from "../content"

/** Checks unique elements, the language, and the lengths of title and description for search results. */
export const checkHead = async (page: Page, { path }: BuiltPage): Promise<string[]> => {
  const { wrongCounts, language, title, description, floatingHref } = await page.evaluate(() => ({
    wrongCounts: ["h1", "main", "title", 'meta[name="description"]', 'link[rel="manifest"]'].filter(
      selector => document.querySelectorAll(selector).length !== 1,
    ),
    language: document.documentElement.lang,
    title: document.title.length,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content.length ?? 0,
    floatingHref: document.querySelector("main [data-floating] a")?.getAttribute("href"),
  }))
  return [
    ...wrongCounts.map(selector => `missing or repeated: ${selector}`),
    ...(language === (site.language ?? "en") ? [] : [`language ${language}`]),
    ...(title >= 10 && title <= 90 ? [] : [`title of ${title} characters`]),
    ...(description >= 50 && description <= 200 ? [] : [`description of ${description} characters`]),
    // The contact page has no floating button; on other pages it links to another page.
    ...((path === "/contact" ? floatingHref === undefined : floatingHref && floatingHref !== path)
      ? []
      : [`floating button: ${floatingHref}`]),
  ]
}
