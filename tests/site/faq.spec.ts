import { expect, type Page } from "@playwright/test"
import { findFaqAnswers, getIn } from "#engine"
import { stripMarkdown } from "#engine/browser"
import { isFullRun, parsePage, valuesOf } from "./built-pages"
import { findBlock, labels, publishedPages, services } from "./content"
import {
  expectOneOpenQuestion,
  hasPage,
  scriptModeName,
  scriptModes,
  test,
  waitForScripts,
  withMotion,
} from "./fixtures"

interface Question {
  id: string
  question: string
  answer: string
}

/** Returns the questions of every page from content. */
const questionsByPage = async (): Promise<[path: string, questions: Question[]][]> =>
  (await publishedPages()).flatMap(({ entry, path }) => {
    const questions = findFaqAnswers(entry).map(({ id, path: dataPath }) => ({
      ...(getIn(entry.data, dataPath.slice(0, -1) as string[]) as Question),
      id,
    }))
    return questions.length > 0 ? [[path, questions] as const satisfies [string, Question[]]] : []
  })

/** Returns the tested pages: a service and /faq, or all with TEST_FULL=1. */
const testedPages = async () =>
  (await questionsByPage()).filter(([path]) => isFullRun || ["/faq", services[0]!.path].includes(path))

/** Consecutive polls with the same position after which an answer is stable. */
const STABLE_SAMPLES = 4

/** Expects an answer to be open, entirely in the viewport, and stable. */
const expectAnswerInView = async (page: Page, id: string) => {
  let position = Number.NaN
  let stableSamples = 0
  const sample = async () => {
    const { isFullyVisible, offset } = await page.locator(`[id="${id}"]`).evaluate(answer => {
      const { top, bottom } = answer.getBoundingClientRect()
      return { isFullyVisible: answer.matches("details[open] > *") && top >= 0 && bottom <= innerHeight, offset: top }
    })
    stableSamples = isFullyVisible && offset === position ? stableSamples + 1 : 0
    position = offset
    return stableSamples
  }
  await expect.poll(sample, { message: id, intervals: [50] }).toBeGreaterThanOrEqual(STABLE_SAMPLES)
}

/** Removes whitespace: inline elements may add spaces. */
const removeWhitespace = (text: string | null | undefined) => (text ?? "").replace(/\s/g, "")

for (const mode of scriptModes)
  test.describe(`FAQ ${scriptModeName(mode)}`, () => {
    test.use({ ...mode, ...withMotion })

    test("opens the question of the URL hash", async ({ page, open }) => {
      for (const [path, questions] of await testedPages()) {
        await open(`${path}#${questions.at(-1)!.id}`)
        await expectAnswerInView(page, questions.at(-1)!.id)
        // Without JavaScript a question closing above moves the target: only links to earlier questions are exact.
        for (const { id } of questions.slice(0, isFullRun && mode.javaScriptEnabled ? -1 : 1)) {
          await page.evaluate(hash => location.assign(hash), `#${id}`)
          await expectAnswerInView(page, id)
        }
      }
    })
  })

test.describe("FAQ", () => {
  test("renders the questions of every page closed, in one group", async () => {
    for (const [path, questions] of await questionsByPage()) {
      const groups = valuesOf(parsePage(path), "main details:not([open])", "name")
      expect([groups.length, new Set(groups).size], path).toEqual([questions.length, 1])
    }
  })

  for (const mode of scriptModes)
    test.describe(scriptModeName(mode), () => {
      test.use(mode)
      test("opens one question at a time, none at first", async ({ page, open }) => {
        await open("/")
        await expectOneOpenQuestion(page)
      })
    })

  test("opens a question for a text fragment", async ({ page }) => {
    for (const [path, questions] of await testedPages()) {
      const { id, answer } = questions.at(-1)!
      const words = stripMarkdown(answer).split(/\s+/).slice(0, 6).join(" ")
      // Short answers may also occur earlier on the page.
      if (removeWhitespace(parsePage(path).body.textContent).split(removeWhitespace(words)).length > 2) continue
      // The browser opens ancestors of the match, as in find-in-page.
      await page.goto(`${path}#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`)
      await expectAnswerInView(page, id)
    }
  })
})

test.describe("/faq/all", () => {
  test.skip(!hasPage("/faq/all"))

  test("lists every question with its answer and link", async () => {
    const document = parsePage("/faq/all")
    const listed = [...document.querySelectorAll("section[aria-labelledby] > h2 ~ * article:has(h3)")].map(article =>
      [
        article.querySelector("a")!.getAttribute("href"),
        removeWhitespace(article.querySelector("a")!.textContent),
        removeWhitespace(article.querySelector("p")!.textContent),
      ].join(" | "),
    )
    const expected = (await questionsByPage()).flatMap(([path, questions]) =>
      questions.map(({ id, question, answer }) =>
        [`${path}#${id}`, removeWhitespace(question), removeWhitespace(stripMarkdown(answer))].join(" | "),
      ),
    )
    expect(expected.length).toBeGreaterThan(0)
    expect(listed.sort()).toEqual(expected.sort())
  })

  test.describe("with motion", () => {
    test.use(withMotion)
    test("opens the linked question after a click, reload and back navigation", async ({ page, open }) => {
      for (const [path, questions] of await testedPages()) {
        // The topic of the last question is hidden at first.
        const { id } = questions.at(-1)!
        await open("/faq/all")
        await page.locator(`main a[href="${path}#${id}"]`).click()
        await expect(page).toHaveURL(`${path}#${id}`)
        await expectAnswerInView(page, id)
        await page.reload()
        await expectAnswerInView(page, id)
        await open("/faq/all")
        await page.goBack()
        await expectAnswerInView(page, id)
      }
    })
  })
})

interface Faq {
  title: string
  topics: { value: string; label: string }[]
}
const { title: faqTitle = "", topics = [] } = findBlock<Faq>("pages/faq.yaml", "faq")
const { items: contactOptions = [] } = findBlock<{ items: { title: string; href?: string }[] }>(
  "pages/faq.yaml",
  "items",
  "options",
)

const topicNav = (page: Page) => page.getByRole("navigation", { name: faqTitle })
const topicIds = topics.map(({ value }) => value)
/** Expects only these topics to be visible. */
const expectVisible = async (page: Page, visibleIds: string[]) => {
  for (const id of topicIds) await expect(page.locator(`#${id}`)).toBeVisible({ visible: visibleIds.includes(id) })
}
const [firstTopic = "", lastTopic = ""] = [topicIds[0], topicIds.at(-1)]

test.describe("/faq", () => {
  test.skip(!hasPage("/faq"))

  test("shows the first topic, then the selected one", async ({ page, open }) => {
    await open("/faq")
    await expectVisible(page, [firstTopic])
    for (const { value: id, label: title } of topics.toReversed()) {
      await topicNav(page).getByRole("button", { name: title, exact: true }).click()
      await expectVisible(page, [id])
      await expect(page).toHaveURL(`/faq#${id}`)
      await expect(topicNav(page).locator("[aria-pressed=true]")).toHaveText([title])
    }
    await page.goBack()
    await expectVisible(page, [topicIds[1] ?? firstTopic])
    await topicNav(page).getByRole("button").nth(-2).focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expectVisible(page, [lastTopic])
    await expectOneOpenQuestion(page, `#${lastTopic}`)
  })

  test("shows the linked topic, and all topics in print", async ({ page, open }) => {
    await open(`/faq#${lastTopic}`)
    await expectVisible(page, [lastTopic])
    await page.getByRole("link", { name: labels.skipToContent }).press("Enter")
    await expect(page).toHaveURL("/faq#main")
    await expectVisible(page, [lastTopic])
    await page.emulateMedia({ media: "print" })
    await expectVisible(page, topicIds)
  })

  test("does not navigate for a contact option without a URL", async ({ page, open }) => {
    await open("/faq")
    for (const { title, href } of contactOptions) {
      const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) })
      if (!href) await card.getByRole("button").click()
    }
    await waitForScripts(page)
    await expect(page).toHaveURL("/faq")
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test("shows all topics and opens one question at a time", async ({ page, open }) => {
      await open("/faq")
      await expectVisible(page, topicIds)
      await expectOneOpenQuestion(page, `#${firstTopic}`)
    })
  })
})
