import { existsSync } from "node:fs"
import { availableParallelism, loadavg } from "node:os"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { openEditor, skipReason } from "../../editor/tests/browser/open-editor"
import { copyProject } from "../copy-project"
import { startDevelop } from "./start-develop"

/**
 * Target in ms from keystroke to page. Tests share the machine: the limit is twice the target, or the target times the
 * load per core if that is more.
 */
const TARGET_MS = 2_500
const PORT = Number(process.env.PORT ?? 8100) + 1

let folder: string
let editor: Awaited<ReturnType<typeof openEditor>>
let develop: ReturnType<typeof startDevelop> | undefined

/** Fills the form of a new page. */
const fillNewPageForm = async (path: string) => {
  await editor.openNew("Page")
  await editor.field("path").fill(path)
  await editor.expand("blocks")
  await editor.page.getByRole("button", { name: "Expand" }).first().click()
  await editor.field("title").fill(`Part of ${path}`)
  await editor.expand("meta")
  await editor.fields("title").last().fill(`Offer ${path}`)
  await editor.field("description").fill(`What the page ${path} offers, what it costs, and how long you wait for it.`)
}

/** Main content of the page in the live preview. */
const main = () => editor.page.frameLocator("#preview-pane").frameLocator("iframe").locator("#main")

/**
 * Resolves with the time (`Date.now()`) at which a text appears on the page. Playwright's own waits check only twice a
 * second.
 */
const waitForText = (text: string) =>
  main().evaluate(
    (element, expected) =>
      new Promise<number>(resolve => {
        const check = () => element.textContent.includes(expected) && resolve(Date.now())
        new MutationObserver(check).observe(element, { childList: true, characterData: true, subtree: true })
      }),
    text,
  )

test.beforeAll(async ({ browser }) => {
  if (skipReason) return
  folder = copyProject()
  develop = startDevelop(folder, PORT)
  await develop.waitForOutput(/You can now view/)
  editor = await openEditor(browser, `http://127.0.0.1:${PORT}`, folder)
})
test.afterAll(async () => {
  develop?.stop()
  await editor?.close()
})

test.describe("live preview in develop", () => {
  test.describe.configure({ mode: "serial" })
  test.skip(skipReason !== false, String(skipReason))

  test("shows unsaved changes within seconds, at the same scroll position", async () => {
    await editor.open("Page", "about")
    await main().getByRole("heading", { level: 2 }).last().click()
    const field = editor.page.locator(":focus")
    await expect(field).toHaveId(/^title-field-/)
    const measureDelay = async (text: string) => {
      const displayedAt = waitForText(text)
      const start = Date.now()
      await field.fill(text)
      return (await displayedAt) - start
    }
    const delays = [await measureDelay("One unsaved words")]
    // Scrolls the changed text out of view: updates must keep this position.
    await main().evaluate(() => scrollTo(0, 10))
    for (const word of ["Two", "Three"]) delays.push(await measureDelay(`${word} unsaved words`))
    const load = loadavg()[0]! / availableParallelism()
    console.log(`From keystroke to page: ${delays.join(", ")} ms (load per core: ${load.toFixed(1)})`)
    expect(await main().evaluate(() => scrollY)).toBe(10)
    expect(delays.toSorted((a, b) => a - b)[1], "median").toBeLessThan(TARGET_MS * Math.max(2, load))
  })

  test("generates no TypeScript types of queries", () => {
    expect(existsSync(join(folder, "src/gatsby-types.d.ts"))).toBe(false)
  })

  test("keeps the last valid page while the form has mistakes", async () => {
    await editor.page.locator(":focus").fill("{claim.nowhere}")
    const pane = editor.page.frameLocator("#preview-pane")
    await pane.getByRole("listitem").waitFor()
    await expect(main().getByRole("heading", { name: "Three unsaved words" })).toBeVisible()
  })

  test("shows saved content again after the form is left", async () => {
    await editor.open("Page", "contact")
    await editor.open("Page", "about")
    await expect(main().getByRole("heading", { name: "Three unsaved words" })).toHaveCount(0)
  })

  test("shows a new page before it is saved", async () => {
    await fillNewPageForm("/spring-offer")
    await main().getByRole("heading", { name: "Part of /spring-offer" }).waitFor()
  })

  test("shows a new page that develop creates while the preview loads", async () => {
    const isPage = async () => {
      const response = await fetch(`http://127.0.0.1:${PORT}/___content?path=/winter-offer`)
      return ((await response.json()) as { isPage: boolean }).isPage
    }
    let isDataRequested = false
    let isDataRequestedBeforeStatus: boolean | undefined
    editor.page.on("request", request => {
      isDataRequested ||= request.url().includes("page-data/winter-offer/")
    })
    // Holds the first status (`/___content`) until the page exists: Gatsby must not request the page's data before it
    // (error-overlay.tsx).
    await editor.page.route(
      /___content\?path=%2Fwinter-offer/,
      async route => {
        await expect.poll(isPage).toBe(true)
        isDataRequestedBeforeStatus = isDataRequested
        await route.continue()
      },
      { times: 1 },
    )
    await fillNewPageForm("/winter-offer")
    await main().getByRole("heading", { name: "Part of /winter-offer" }).waitFor()
    expect(isDataRequestedBeforeStatus).toBe(false)
  })
})
