import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Page } from "@playwright/test"
import { parse } from "yaml"
import { launchOptions } from "../../scripts/browser"
import { startLeadServer } from "./lead-server"

/** What a visitor writes. */
export const written = { name: "Ada <b>Byron</b>", email: "ada@example.org", message: "Engines & looms,\n{1+1} “now”" }

/** Writes it into the contact form. */
export const fill = async (page: Page) => {
  for (const [name, value] of Object.entries(written)) await page.locator(`#form [name=${name}]`).fill(value)
}
/** What its fields hold. */
export const held = (page: Page) =>
  page.locator("#form").evaluate((form, names) => {
    const { elements } = form as HTMLFormElement
    return Object.fromEntries(names.map(name => [name, (elements.namedItem(name) as HTMLInputElement).value]))
  }, Object.keys(written))
/** What they hold at first. */
export const nothing = { name: "", email: "", message: "" }
/** The button that sends it. */
export const send = (page: Page) => page.locator("#form [type=submit]").first()
/** Waits until something is said, and looks that it has the focus. */
export const said = async (page: Page, saying: string) => {
  await page.locator(`[data-says=${saying}]`).waitFor()
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-says")), saying)
}

/**
 * Serves a build whose forms deliver, with a receiver and a browser that finds both.
 * @param root the project of the build
 */
export const openLeadSite = async (root: string) => {
  const site = (parse(readFileSync(join(root, "content/site.yaml"), "utf8")) as { url: string }).url
  const server = await startLeadServer(root)
  const toServer = `--host-resolver-rules=MAP * 127.0.0.1:${server.port}`
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, toServer] })
  const visit = async (path: string, javaScriptEnabled: boolean, run: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled })
    const page = await context.newPage()
    const refused: string[] = []
    page.on("console", message => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text())
    })
    try {
      await page.goto(path.startsWith("https:") ? path : `${site}${path}`)
      await run(page)
      assert.deepEqual(refused, [])
    } finally {
      await context.close()
    }
  }
  const leads = () => [...server.leads.values()].map(({ name, email, message }) => ({ name, email, message }))
  const arrived = () => assert.deepEqual(leads(), [{ ...written, message: written.message.replace("\n", "\r\n") }])

  return {
    site,
    server,
    /** Opens a page, also by its whole address, in a fresh context; no content policy may forbid anything. */
    visit,
    /** Looks that the message has arrived, once and whole. */
    arrived,
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

/** Such a site, as tests hold it. */
export type LeadSite = Awaited<ReturnType<typeof openLeadSite>>
