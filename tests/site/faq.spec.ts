import { expect, type Page } from "@playwright/test"
import { findQuestions, getIn } from "#engine"
import { stripMarkdown } from "#engine/browser"
import { parsePage, isFullRun } from "./built-pages"
import { block, labels, publishedPages, services } from "./content"
import { expectSingleOpen, hasPage, test, waitForScripts, scriptModeName, scriptModes } from "./site"

interface Question {
  id: string
  question: string
  answer: string
}

/** The questions of every page, from content. */
const questionsByPage = async (): Promise<[path: string, questions: Question[]][]> =>
  (await publishedPages()).flatMap(({ entry, path }) => {
    const questions = findQuestions(entry).map(({ id, path: at }) => ({
      ...(getIn(entry.data, at.slice(0, -1) as string[]) as Question),
      id,
    }))
    return questions.length > 0 ? [[path, questions] as const satisfies [string, Question[]]] : []
  })

/** The pages whose questions are tried one by one: home, a service, and topics; TEST_FULL=1 takes all. */
const tried = async () =>
  (await questionsByPage()).filter(([path]) => isFullRun || ["/", "/faq", services[0]!.path].includes(path))

/** Looks in a row at a place that is the same. */
const STABLE_SAMPLES = 4

/** An answer is open, comes to stand in the window as a whole, and stays there. */
const expectArrived = async (page: Page, id: string) => {
  let place = Number.NaN
  let still = 0
  const look = async () => {
    const { isWhole, top } = await page.locator(`[id="${id}"]`).evaluate(answer => {
      const { top, bottom } = answer.getBoundingClientRect()
      return { isWhole: answer.matches("details[open] > *") && top >= 0 && bottom <= innerHeight, top }
    })
    still = isWhole && top === place ? still + 1 : 0
    place = top
    return still
  }
  await expect.poll(look, { message: id, intervals: [50] }).toBeGreaterThanOrEqual(STABLE_SAMPLES)
}

/** Letters alone: marked words stand in elements of their own, with or without a space between. */
const letters = (text: string | null | undefined) => (text ?? "").replace(/\s/g, "")

for (const way of scriptModes)
  test.describe(`questions ${scriptModeName(way)}`, () => {
    test.use(way)

    test("are open one at a time, and none at first", async ({ page, open }) => {
      for (const path of ["/", "/pricing", "/contact"].filter(hasPage)) {
        await open(path)
        await expectSingleOpen(page)
      }
    })

    test("each is where its address leads", async ({ page, open }) => {
      for (const [path, questions] of await tried()) {
        await open(`${path}#${questions.at(-1)!.id}`)
        await expectArrived(page, questions.at(-1)!.id)
        // Without script, what closes above an answer moves it: only upwards is it where one is led.
        for (const { id } of questions.slice(0, isFullRun && way.javaScriptEnabled ? -1 : 1)) {
          await page.evaluate(hash => location.assign(hash), `#${id}`)
          await expectArrived(page, id)
        }
      }
    })
  })

test.describe("questions", () => {
  test.skip(!hasPage("/faq/all"))

  test("all of them stand on one page, each below the heading of its subject, leading to its own place", async () => {
    const document = parsePage("/faq/all")
    const listed = [...document.querySelectorAll("section[aria-labelledby] > h2 ~ * article:has(h3)")].map(article =>
      [
        article.querySelector("a")!.getAttribute("href"),
        letters(article.querySelector("a")!.textContent),
        letters(article.querySelector("p")!.textContent),
      ].join(" | "),
    )
    const expected = (await questionsByPage()).flatMap(([path, questions]) =>
      questions.map(({ id, question, answer }) =>
        [`${path}#${id}`, letters(question), letters(stripMarkdown(answer))].join(" | "),
      ),
    )
    expect(expected.length).toBeGreaterThan(0)
    expect(listed.sort()).toEqual(expected.sort())
  })

  test("one stays where a link leads, after a reload and on the way back", async ({ page, open }) => {
    // One whose topic is hidden at first.
    const [path, questions] = (await tried()).find(([path]) => path === "/faq") ?? (await tried())[0]!
    const { id } = questions.at(-1)!
    await open("/faq/all")
    await page.locator(`main a[href="${path}#${id}"]`).click()
    await expect(page).toHaveURL(`${path}#${id}`)
    await expectArrived(page, id)
    await page.reload()
    await expectArrived(page, id)
    await open("/faq/all")
    await page.goBack()
    await expectArrived(page, id)
  })

  test("one is found by its own words, as a search in the page finds them", async ({ page }) => {
    for (const [path, questions] of await tried()) {
      const { id, answer } = questions.at(-1)!
      const words = stripMarkdown(answer).split(/\s+/).slice(0, 6).join(" ")
      // A short answer may stand elsewhere on the page too, and is found there first.
      if (letters(parsePage(path).body.textContent).split(letters(words)).length > 2) continue
      // The browser opens what hides the words, as its own search does.
      await page.goto(`${path}#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`)
      await expectArrived(page, id)
    }
  })
})

interface Faq {
  title: string
  topics: { value: string; label: string }[]
}
const { title: name = "", topics = [] } = block<Faq>("pages/faq.yaml", "faq")
const { items: cards = [] } = block<{ items: { title: string; href?: string }[] }>("pages/faq.yaml", "items", "ways")

const list = (page: Page) => page.getByRole("navigation", { name })
const ids = topics.map(({ value }) => value)
/** Only these topics are seen. */
const expectVisible = async (page: Page, ids: string[]) => {
  for (const id of ids) await expect(page.locator(`#${id}`)).toBeVisible({ visible: ids.includes(id) })
}
const [first = "", last = ""] = [ids[0], ids.at(-1)]

test.describe("/faq", () => {
  test.skip(!hasPage("/faq"))

  test("the first topic is shown first, then the one that is chosen", async ({ page, open }) => {
    await open("/faq")
    await expectVisible(page, [first])
    for (const { value: id, label: title } of topics.toReversed()) {
      await list(page).getByRole("button", { name: title, exact: true }).click()
      await expectVisible(page, [id])
      await expect(page).toHaveURL(`/faq#${id}`)
      await expect(list(page).locator("[aria-pressed=true]")).toHaveText([title])
    }
    await page.goBack()
    await expectVisible(page, [ids[1] ?? first])
    await list(page).getByRole("button").nth(-2).focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expectVisible(page, [last])
    await expectSingleOpen(page, `#${last}`)
  })

  test("a topic is reached by link, and on paper every topic stands open", async ({ page, open }) => {
    await open(`/faq#${last}`)
    await expectVisible(page, [last])
    await page.getByRole("link", { name: labels.skipToContent }).press("Enter")
    await expect(page).toHaveURL("/faq#main")
    await expectVisible(page, [last])
    await page.emulateMedia({ media: "print" })
    await expectVisible(page, ids)
  })

  test("the chat that leads nowhere does nothing", async ({ page, open }) => {
    await open("/faq")
    for (const { title, href } of cards) {
      const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) })
      if (!href) await card.getByRole("button").click()
    }
    await waitForScripts(page)
    await expect(page).toHaveURL("/faq")
  })

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false })
    test("all topics stand one below the other, and their questions open one at a time", async ({ page, open }) => {
      await open("/faq")
      await expectVisible(page, ids)
      await expectSingleOpen(page, `#${first}`)
    })
  })
})
