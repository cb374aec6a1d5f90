import assert from "node:assert/strict"
import { hasPage, isFull, siteUrl, test, untilWhole, visit, wakeUp } from "./site"
import type { LeadData } from "../../src/site/lead-origins"
import { block, services } from "./content"

const form = block<{ budgets: { value: string }[] }>("pages/contact.yaml", "contact")
const budget = form.budgets.at(-1)!.value

type Places = [from: string, LeadData["origins"][string]][]
/**
 * Of each kind one that names a choice and one that does not: pages of a kind stand below one address.
 * TEST_FULL=1 asks all.
 */
const tried = (places: Places): Places => {
  if (isFull) return places
  const kindOf = ([from, [, ...choices]]: Places[number]) => {
    const [kind, ...below] = from.split("/")
    return [kind, below.length, choices.some(Boolean)].join()
  }
  return [...new Map(places.map(place => [kindOf(place), place])).values()]
}

test.describe("where a visitor of /contact comes from", () => {
  test.skip(!hasPage("/contact"))

  test("an address that tells of a service says so and chooses its kind of project; any other changes nothing", () =>
    visit("/contact", {}, async ({ page, problems }) => {
      const address = (search: string) => `${siteUrl}/contact${search}`
      const [service] = services.filter(({ hidden }) => !hidden)
      await page.goto(address(`?from=services/${service!.slug}&budget=${budget}&projectType=none`))
      await untilWhole(page)
      const line = page.locator("main [data-behaviour=lead]")
      assert.ok((await line.innerText()).includes(service!.name))
      assert.equal(await page.locator("[name=budget]").inputValue(), budget)
      await wakeUp(page)
      assert.equal(await page.locator("[name=budget]").inputValue(), budget)
      await page.goto(address("?from=services/none&budget=1"))
      await untilWhole(page)
      assert.equal(await line.isVisible(), false)
      assert.equal(await page.locator("[name=budget]").inputValue(), "")
      assert.deepEqual(problems, [])
    }))

  test("says of every place that leads here where one comes from, and that it filled in something only if it did", () =>
    visit("/contact", {}, async ({ page, problems }) => {
      const line = page.locator("main [data-behaviour=lead]")
      const { filled, origins } = await line.evaluate(
        element => JSON.parse(element.nextElementSibling?.textContent ?? "") as LeadData,
      )
      const places = Object.entries(origins)
      const packages = services.flatMap(service => service.packages)
      assert.ok(places.length >= services.length + packages.length)
      for (const [from, [name]] of tried(places)) {
        await page.goto(`${siteUrl}/contact?from=${from}`)
        await line.waitFor()
        const told = await line.innerText()
        assert.ok(told.includes(name), from)
        const chosen = await page
          .locator("#form select")
          .evaluateAll(all => all.map(select => (select as HTMLSelectElement).value))
        assert.equal(told.includes(filled), chosen.join("") !== "", from)
      }
      assert.deepEqual(problems, [])
    }))
})
