import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { linksIn, on, textOf, textsOf, visit } from "../site/site"

const unscripted = { javaScriptEnabled: false } as const

/** What each page must say, and where it must lead. */
const pages: Record<string, { headings?: string[]; says: (string | RegExp)[]; leadsTo: string[] }> = {
  "/about": {
    headings: [
      "Small team, big results",
      "Speed First",
      "Business Impact",
      "No Complexity",
      "Why we're different",
      "Technical depth",
      "Business operators",
      "No agency overhead",
    ],
    says: [
      "2020",
      "Remote-first",
      "North America and Europe",
      "200+ projects",
      "Within 4 hours",
      /2–4 weeks from start to launch/,
    ],
    leadsTo: ["/contact"],
  },
  "/client-onboarding": {
    headings: [
      "Kickoff checklist",
      "Access and accounts",
      "Timeline and updates",
      "Billing and legal",
      "Ongoing support",
    ],
    says: [
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
    ],
    leadsTo: ["/contact"],
  },
  "/press": {
    says: [
      "Fast facts",
      /Services 12/,
      "200+",
      "98%",
      "4.9/5",
      /Founded 2020/,
      "Download logos",
      "Download guidelines",
      "Download screenshots",
      "Download executive photos",
      /4 hours is how long an answer usually takes on business days/,
    ],
    leadsTo: ["/contact"],
  },
  "/legal/terms": { headings: ["Terms of Service"], says: ["within 1–2 business days"], leadsTo: ["/contact"] },
  "/legal/privacy": {
    headings: ["Privacy Policy"],
    says: ["privacy requests within 30 days"],
    leadsTo: ["/contact"],
  },
  "/legal/cookies": { headings: ["Cookie Policy"], says: ["within 1–2 business days"], leadsTo: ["/contact"] },
}

describe("sample: pages about the house", () => {
  for (const [path, { headings = [], says, leadsTo }] of Object.entries(pages))
    test(`${path} says and shows what it must`, on(path), () =>
      visit(path, unscripted, async ({ page }) => {
        for (const name of headings)
          assert.equal(await page.getByRole("heading", { name, exact: true }).count(), 1, name)
        const text = await textOf(page)
        for (const expected of says)
          assert.ok(typeof expected === "string" ? text.includes(expected) : expected.test(text), String(expected))
        const links = await linksIn(page, "main")
        for (const href of leadsTo) assert.ok(links.includes(href), href)
      }),
    )

  test("/legal draws as many papers as it lists", on("/legal"), () =>
    visit("/legal", unscripted, async ({ page }) =>
      assert.equal(await page.locator("main figure svg g[transform]").count(), await page.locator("main li").count()),
    ),
  )

  test("/about has exactly eight technology chips", on("/about"), () =>
    visit("/about", unscripted, async ({ page }) =>
      assert.deepEqual(await textsOf(page, "main li > :has(+ [data-role])"), [
        "React",
        "TypeScript",
        "Node.js",
        "PostgreSQL",
        "AWS",
        "Stripe",
        "HubSpot",
        "Figma",
      ]),
    ),
  )
})
