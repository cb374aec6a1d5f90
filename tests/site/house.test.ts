import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { brand, startBrowser, visit, wakeUp } from "./site"

startBrowser()

/** Text of the page as it is read, spaces and lines made one. */
const textOf = async (page: Page) => (await page.locator("main").innerText()).replace(/\s+/g, " ")

const shows = async (page: Page, ...texts: (string | RegExp)[]) => {
  const text = await textOf(page)
  for (const expected of texts)
    assert.ok(
      typeof expected === "string" ? text.includes(expected) : expected.test(text),
      `${String(expected)} in: ${text}`,
    )
}

const leadsTo = async (page: Page, href: string) =>
  assert.ok((await page.locator(`main a[href="${href}"]`).count()) > 0, `a link to ${href}`)

describe("about", () => {
  test("has its hero, the three values, what is different, and the way to contact", () =>
    visit("/about", {}, async ({ page }) => {
      await page.getByRole("heading", { level: 1, name: "Small team, big results", exact: true }).waitFor()
      for (const name of [
        "Speed First",
        "Business Impact",
        "No Complexity",
        "Why we're different",
        "Technical depth",
        "Business operators",
        "No agency overhead",
      ])
        assert.equal(await page.getByRole("heading", { name, exact: true }).count(), 1, name)
      await shows(
        page,
        "2020",
        "Remote-first",
        "North America and Europe",
        "200+ projects",
        "Within 4 hours",
        /2–4 weeks from start to launch/,
      )
      await leadsTo(page, "/contact")
    }))

  test("shows exactly eight technology chips", () =>
    visit("/about", {}, async ({ page }) => {
      const chips = await page.locator("main li > :has(+ [data-role])").allTextContents()
      assert.deepEqual(chips, ["React", "TypeScript", "Node.js", "PostgreSQL", "AWS", "Stripe", "HubSpot", "Figma"])
    }))
})

describe("careers", () => {
  test("each open role opens before any script and is applied for by email", () =>
    visit("/careers", { javaScriptEnabled: false }, async ({ page }) => {
      const role = page.locator("#roles > div > ul > li").first()
      assert.equal(await role.locator("details").evaluate(details => (details as HTMLDetailsElement).open), false)
      await role.locator("summary").click()
      assert.ok(await role.getByRole("heading", { name: "What you bring" }).isVisible())
      assert.ok(
        (await role.getByRole("link").getAttribute("href"))?.startsWith(`mailto:${brand.email}?subject=Application`),
      )
    }))
})

describe("client onboarding", () => {
  for (const path of ["/client-onboarding", "/onboarding"]) {
    test(`${path} has the five sections, each reached from the list of contents`, () =>
      visit(path, {}, async ({ page }) => {
        const names = [
          "Kickoff checklist",
          "Access and accounts",
          "Timeline and updates",
          "Billing and legal",
          "Ongoing support",
        ]
        for (const name of names) {
          await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name }).click()
          const heading = page.getByRole("heading", { level: 2, name, exact: true })
          await heading.waitFor()
          assert.equal(
            await heading.evaluate(element => `#${element.closest("section")?.id}` === location.hash),
            true,
            name,
          )
        }
        await leadsTo(page, "/contact")
      }))
  }

  test("states every number of the specification", () =>
    visit("/client-onboarding", {}, async ({ page }) => {
      await shows(
        page,
        /30 minutes is all the kickoff call takes/,
        /First preview Days 2–3/,
        /Content Days 4–7/,
        /Testing and launch Days 8–14/,
        /48 hours at most until a question/,
        /2–3 days is what the setup usually takes/,
        /50% deposit|deposit, before we start/,
        /on completion/,
        "Net 15 days",
        "1.5% per month",
        "18% per annum, or the legal maximum if lower",
        "within 30 days of the invoice date",
        /2 weeks after launch/,
        "$200/mo",
        "$150/hr",
        /30–90 days typically/,
        "within 1–2 weeks",
      )
      assert.deepEqual(await page.locator("#billing dl").first().locator("dd").allTextContents(), ["50%", "50%"])
    }))

  test("draws the milestones to scale", () =>
    visit("/client-onboarding", {}, async ({ page }) => {
      const ruler = page.locator("#timeline ol")
      const { x, width } = (await ruler.boundingBox())!
      const days = await ruler
        .locator("[data-bar]")
        .evaluateAll(bars => bars.map(bar => bar.getBoundingClientRect()).map(box => [box.left, box.right]))
      assert.deepEqual(
        days.map(edges => edges.map(edge => Math.round(((edge - x) / width) * 14))),
        [
          [1, 3],
          [3, 7],
          [7, 14],
        ],
      )
    }))
})

describe("press", () => {
  test("has facts, quotes, a contact and four brand assets that are visibly unavailable", () =>
    visit("/press", {}, async ({ page }) => {
      for (const name of ["Download logos", "Download guidelines", "Download screenshots", "Download executive photos"])
        assert.ok(await page.getByRole("button", { name, exact: true }).isDisabled(), name)
      assert.equal(await page.getByText("Not packed yet. Ask the press contact.").count(), 4)
      assert.equal(await page.locator("main blockquote").count(), 2)
      await shows(
        page,
        "Fast facts",
        /Services 12/,
        "200+",
        "98%",
        "4.9/5",
        /Founded 2020/,
        /4 hours is how long an answer usually takes on business days/,
      )
      await leadsTo(page, "/contact")
      await leadsTo(page, `mailto:${brand.email}?subject=Press%20inquiry`)
    }))
})

const documents = {
  "/legal/terms": ["Terms of Service", "within 1–2 business days"],
  "/legal/privacy": ["Privacy Policy", "privacy requests within 30 days"],
  "/legal/cookies": ["Cookie Policy", "within 1–2 business days"],
} as const

/** The day by the browser's clock, as the page writes it. */
const today = (page: Page) => page.evaluate(() => new Date().toLocaleDateString("en-US", { dateStyle: "long" }))
const updated = (page: Page) => page.locator("main p", { hasText: "Last updated" })

describe("legal", () => {
  for (const [path, [title, reply]] of Object.entries(documents)) {
    test(`${path} shows the current date without script being asked for, and keeps it when React takes over`, () =>
      visit(path, { timezoneId: "Pacific/Kiritimati" }, async ({ page, problems, scripts }) => {
        await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor()
        const expected = `Last updated ${await today(page)}`
        assert.equal(await updated(page).innerText(), expected)
        assert.deepEqual(scripts, [])
        await wakeUp(page)
        await page.waitForTimeout(300)
        assert.equal(await updated(page).innerText(), expected)
        assert.match((await updated(page).locator("time").getAttribute("datetime")) ?? "", /^\d{4}-\d\d-\d\d$/)
        assert.deepEqual(problems, [])
      }))

    test(`${path} has its contact block and leads to the other two`, () =>
      visit(path, {}, async ({ page }) => {
        await shows(page, reply)
        await leadsTo(page, "/contact")
        for (const other of Object.keys(documents)) if (other !== path) await leadsTo(page, other)
      }))
  }

  test("the date is there after a change of page too", () =>
    visit("/legal", {}, async ({ page, problems }) => {
      await wakeUp(page)
      await page.locator("main").getByRole("link", { name: "Terms of Service" }).click()
      await page.getByRole("heading", { level: 1, name: "Terms of Service" }).waitFor()
      await page.waitForFunction(() => document.querySelector("main time"))
      assert.equal(await updated(page).innerText(), `Last updated ${await today(page)}`)
      assert.equal(await page.locator("main time").count(), 1)
      assert.deepEqual(problems, [])
    }))

  test("without script there is no line without its date", () =>
    visit("/legal/terms", { javaScriptEnabled: false }, async ({ page }) =>
      assert.equal(await updated(page).isVisible(), false),
    ))

  test("the table of contents stands open beside the text, and is a disclosure on phones", async () => {
    await visit("/legal/terms", { reducedMotion: "reduce" }, async ({ page }) => {
      const contents = page.getByRole("navigation", { name: "Contents" })
      await contents.getByRole("link", { name: "Liability" }).click()
      await page.waitForFunction(() => document.getElementById("liability")!.getBoundingClientRect().top < 400)
      assert.ok((await contents.locator("summary").boundingBox())!.y >= 0, "stays in view")
    })
    await visit("/legal/terms", { width: 390, javaScriptEnabled: false }, async ({ page }) => {
      const link = page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Liability" })
      assert.equal(await link.isVisible(), false)
      await page.locator("main nav summary").click()
      assert.ok(await link.isVisible())
    })
  })
})
