import assert from "node:assert/strict"
import { yaml } from "../content"
import type { Question } from "./question"

const { language: declared = "en" } = yaml<{ language?: string }>("site.yaml")

export const head: Question = {
  title: "has one h1, one main, a language, a title and a description",
  width: 1440,
  ask: async ({ page }) => {
    const { once, language, title, description } = await page.evaluate(() => {
      const count = (selector: string) => document.querySelectorAll(selector).length
      const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ""
      return {
        once: ["h1", "main", "title", 'meta[name="description"]'].map(count),
        language: document.documentElement.lang,
        title: document.title.length,
        description: description.length,
      }
    })
    assert.deepEqual(once, [1, 1, 1, 1])
    assert.equal(language, declared)
    assert.ok(title >= 10 && title <= 90, `title of ${title} letters`)
    assert.ok(description >= 50 && description <= 200, `description of ${description} letters`)
  },
}
