import type { Page } from "@playwright/test"
import { site } from "../content"

/** Checks unique elements, the language, and the lengths of title and description for search results. */
export const checkHead = async (page: Page): Promise<string[]> => {
  const { wrongCounts, language, title, description } = await page.evaluate(() => ({
    wrongCounts: ["h1", "main", "title", 'meta[name="description"]', 'link[rel="manifest"]'].filter(
      selector => document.querySelectorAll(selector).length !== 1,
    ),
    language: document.documentElement.lang,
    title: document.title.length,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content.length ?? 0,
  }))
  return [
    ...wrongCounts.map(selector => `missing or repeated: ${selector}`),
    ...(language === (site.language ?? "en") ? [] : [`language ${language}`]),
    ...(title >= 10 && title <= 90 ? [] : [`title of ${title} characters`]),
    ...(description >= 50 && description <= 200 ? [] : [`description of ${description} characters`]),
  ]
}
