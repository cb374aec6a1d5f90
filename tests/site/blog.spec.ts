import assert from "node:assert/strict"
import { hasPage, linksIn, test, textOf, textsOf, visit, wakeUp } from "./site"
import type { Page } from "@playwright/test"
import { formatMessage } from "../../src/site/format-message"
import { type Action, block, categories, delivers, posts, yaml } from "./content"

const file = "pages/blog.yaml"
const { floating } = yaml<{ floating: Action }>(file)
const newsletter = block<{ figure?: string; emailLabel: string }>(file, "newsletter")
const subjects = (yaml<{ blocks: { chosen?: string[] }[] }>(file).blocks ?? []).find(({ chosen }) => chosen)
const banner = block<{ button: Action; secondary?: Action }>(file, "banner")
const words = yaml<{ post: Record<"readTime" | "views" | "by", string> }>("words.yaml").post
const unscripted = { javaScriptEnabled: false } as const

/** Titles of the posts of a list, in order. */
const titles = (page: Page) => textsOf(page, "main ol > li :is(h2, h3) a")
const titlesOf = (list: { title: string }[]) => list.map(({ title }) => title)

test.describe("/blog", () => {
  test.skip(!hasPage("/blog"))

  test("shows tiles with counts, the featured posts large and four more, popular topics, and its calls", () =>
    visit("/blog", unscripted, async ({ page }) => {
      const tiles = await page
        .locator("main section:has([role=search]) li a")
        .evaluateAll(links =>
          links.map(link => [
            link.querySelector("[data-name]")?.textContent,
            Number(link.querySelector("b span")?.textContent),
            link.getAttribute("href"),
          ]),
        )
      assert.deepEqual(
        tiles,
        categories.filter(({ count }) => count).map(({ name, count, path }) => [name, count, path]),
      )
      const latest = [...posts].sort((one, other) => Number(other.featured) - Number(one.featured)).slice(0, 6)
      assert.deepEqual(await textsOf(page, "main article h3"), titlesOf(latest.slice(0, 2)))
      assert.deepEqual(await titles(page), titlesOf(latest.slice(2)))
      const topics = await linksIn(page, "main > section:has(+ [data-banner])")
      assert.deepEqual(
        topics,
        subjects?.chosen?.map(id => categories.find(category => category.id === id)?.path),
      )
      const { button, secondary } = banner
      assert.deepEqual(
        await linksIn(page, "[data-banner]"),
        [button, secondary].flatMap(action => action?.href ?? []),
      )
      assert.deepEqual(await linksIn(page, "[data-floating]"), [floating.href])
      assert.equal(await page.locator("[data-floating] a").textContent(), floating.label)
    }))

  for (const script of [true, false]) {
    test(`has a search that is connected to nothing, ${script ? "with" : "without"} script`, () =>
      visit("/blog", { javaScriptEnabled: script }, async ({ page, problems }) => {
        if (script) await wakeUp(page)
        const asked: string[] = []
        page.on("request", request => asked.push(request.method() + request.url()))
        const search = page.getByRole("searchbox")
        await search.fill("<img src=x onerror=alert(1)>")
        await search.press("Enter")
        await page.waitForTimeout(200)
        assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, "/blog")
        assert.equal(await search.inputValue(), "<img src=x onerror=alert(1)>")
        assert.equal(await page.locator("img[src=x]").count(), 0)
        assert.deepEqual(
          asked.filter(request => !/\.(js|json|woff2|svg)$/.test(request)),
          [],
        )
        assert.deepEqual(problems, [])
      }))
  }

  test("has a newsletter form at #newsletter that wants a valid address and then does nothing", () => {
    test.skip(delivers("newsletter"))
    return visit("/blog#newsletter", {}, async ({ page }) => {
      await wakeUp(page)
      const form = page.locator("#newsletter form")
      const email = form.getByLabel(newsletter.emailLabel)
      assert.deepEqual([await email.getAttribute("type"), await email.getAttribute("required")], ["email", ""])
      const submitted = await form.evaluateHandle(element => {
        const seen: string[] = []
        element.addEventListener("submit", () => seen.push((element as HTMLFormElement).method))
        return seen
      })
      await email.fill("no address")
      await form.getByRole("button").click()
      assert.deepEqual(await submitted.jsonValue(), [])
      await email.fill("ana@company.example")
      await form.getByRole("button").click()
      await page.waitForTimeout(100)
      // Outside of a dialog this method neither sends nor navigates.
      assert.deepEqual(await submitted.jsonValue(), ["dialog"])
      assert.equal(await email.inputValue(), "ana@company.example")
      assert.equal(new URL(page.url()).search, "")
    })
  })
})

test.describe("lists of posts", () => {
  for (const { id, path } of categories) {
    test(`${path} lists its posts, newest first, and marks its own tab`, () => {
      test.skip(!hasPage(path))
      return visit(path, unscripted, async ({ page }) => {
        const filed = posts.filter(({ category, topics }) => id === "all" || [category, ...topics].includes(id))
        const listed = await titles(page)
        assert.deepEqual(listed, titlesOf(filed).slice(0, listed.length))
        const further = await page.locator(`main a[href="${path}/page/2"]`).count()
        assert.equal(further > 0, filed.length > listed.length, "leads to the rest")
        assert.deepEqual(await linksIn(page, "main nav :is(li, *):has(> a[aria-current])"), [path])
      })
    })
  }
})

test.describe("a post", () => {
  for (const [index, post] of [...posts.slice(0, 1), ...posts.slice(-1)].entries())
    test(`${index === 0 ? "the newest" : "the oldest"} has its facts, its contents, and further posts to read`, () => {
      test.skip(!hasPage(post.path))
      return visit(post.path, unscripted, async ({ page }) => {
        const { title, category, author, minutes, views } = post
        const head = await textOf(page, "main header")
        for (const text of [
          categories.find(({ id }) => id === category)!.name,
          title,
          formatMessage(words.by, { author }),
          formatMessage(words.readTime, { minutes }),
          ...(views ? [formatMessage(words.views, { views })] : []),
        ])
          assert.ok(head.includes(text), text)
        const contents = await linksIn(page, "main nav")
        assert.equal(contents.length, await page.locator("main article h2[id]:not(nav *)").count())
        for (const anchor of contents) assert.equal(await page.locator(`h2${anchor}`).count(), 1, anchor ?? "")
        const further = await linksIn(page, "main > section:not([data-banner]) h3")
        assert.equal(new Set(further).size, Math.min(3, posts.length - 1))
        assert.ok(!further.includes(post.path))
      })
    })
})
