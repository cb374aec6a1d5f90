/**
 * `npm run canary`: sends a marked test message through the live contact form, with script and without, and tells what
 * kept it from being confirmed; a visit and a lead have to be counted too, where site.yaml says by whom. Once a day
 * .github/workflows/canary.yml does it, and opens an issue where something is told. `npm run canary -- https://…` asks
 * another address.
 */
import { readFileSync } from "node:fs"
import type { Browser, BrowserContextOptions, Page, Response } from "playwright-core"
import { parse } from "yaml"
import { type Forms, delivers } from "../model/parts/delivery"
import { formAttribute, saysAttribute, sentPath } from "../src/browser/forms/names"
import { analyticsAttribute, type Counter } from "../src/browser/visits/count-visit"
import { launchBrowser } from "./browser"

const FORM = `form[${formAttribute}=contact]`
/** Milliseconds until a confirmation is no longer waited for: longer than the form itself waits. */
const PATIENCE = 25_000

const write = async (page: Page, email: string) => {
  const message = `A test that this form sends once a day, ${new Date().toISOString()}. Nobody waits for an answer.`
  const fields = { name: "Canary (a test)", email, message }
  for (const [name, value] of Object.entries(fields)) await page.locator(`${FORM} [name=${name}]`).fill(value)
}

/** What the service that counts has answered. */
const watchCounter = (page: Page, { url }: Counter) => {
  const answers: string[] = []
  page.on("response", response => {
    if (response.url().startsWith(url)) answers.push(response.ok() ? "" : `answers ${response.status()}`)
  })
  page.on("requestfailed", request => {
    if (request.url().startsWith(url)) answers.push(`is not reached: ${request.failure()?.errorText}`)
  })
  return answers
}

const withScript = async (page: Page, address: string, email: string): Promise<string[]> => {
  await page.goto(address)
  const data = await page
    .locator(`[${analyticsAttribute}]`)
    .first()
    .getAttribute(analyticsAttribute, { timeout: 1_000 })
    .catch(() => null)
  const counter = data ? (JSON.parse(data) as Counter) : undefined
  // What is on its way when the page is opened again would be told as a failure.
  if (counter) await page.waitForLoadState("networkidle")
  const answers = counter ? watchCounter(page, counter) : []
  if (counter) await page.reload()
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/forms-")),
  )
  await write(page, email)
  await page.locator(`${FORM} [type=submit]`).first().click()
  const outcome = page.locator(`[${saysAttribute}]:not([hidden],[${saysAttribute}=sending],[${saysAttribute}=slow])`)
  const said = await outcome.getAttribute(saysAttribute, { timeout: PATIENCE })
  if (said !== "sent") return [`With script the form says "${said}".`]
  if (!counter) return []
  await page.waitForTimeout(2_000)
  const failures = [...new Set(answers.filter(Boolean))]
  if (failures.length > 0) return failures.map(failure => `${counter.url} ${failure}: visits are not counted.`)
  return answers.length < 2 ? [`${counter.url} was told ${answers.length} times: a visit and a lead would be two.`] : []
}

const withoutScript = async (page: Page, address: string, email: string): Promise<string[]> => {
  await page.goto(address)
  await write(page, email)
  const isRefusal = (answer: Response) => answer.request().isNavigationRequest() && answer.status() >= 400
  const arrived = page.waitForURL(`**${sentPath.contact}`, { timeout: PATIENCE }).then(() => [])
  const refused = page
    .waitForResponse(isRefusal, { timeout: PATIENCE })
    .then(answer => [`Without script ${answer.url()} answers ${answer.status()}.`])
  const [problems] = await Promise.all([
    // One of the two never comes; where neither does, it is told that the page did not.
    Promise.race([arrived, refused.catch(() => arrived)]),
    page.locator(`${FORM} [type=submit]`).first().click(),
  ])
  return problems
}

/**
 * Asks a live site.
 * @param options of the browser's contexts
 * @returns what is wrong, in sentences
 */
export const askSite = async (
  browser: Browser,
  site: string,
  email: string,
  options: BrowserContextOptions = {},
): Promise<string[]> => {
  const asked = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ ...options, javaScriptEnabled })
    try {
      const ask = javaScriptEnabled ? withScript : withoutScript
      return await ask(await context.newPage(), `${site}/contact`, email)
    } catch (error) {
      const way = javaScriptEnabled ? "With script" : "Without script"
      return [`${way} no confirmation came: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`]
    } finally {
      await context.close()
    }
  }
  return [...(await asked(true)), ...(await asked(false))]
}

const run = async () => {
  const site = parse(readFileSync("content/site.yaml", "utf8")) as { url: string; email: string; forms?: Forms }
  if (!delivers(site.forms, "contact"))
    return console.log("The contact form sends nothing yet: there is nothing to ask.")
  const browser = await launchBrowser()
  const problems = await askSite(browser, process.argv[2] ?? site.url, site.email)
  await browser.close()
  if (problems.length === 0) return console.log("The test messages were confirmed, with script and without.")
  console.error(problems.join("\n"))
  process.exitCode = 1
}
if (process.argv[1]?.endsWith("canary.ts")) void run()
