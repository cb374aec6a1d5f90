import assert from "node:assert/strict"
import { dirname } from "node:path"
import { hasPage, holds, isFull, siteUrl, test, untilWhole, visit } from "./site"
import type { Page } from "@playwright/test"
import { listed, loadContent, pageOf, questionsOf } from "../../packages/content-engine"
import { unmarked } from "../../packages/content-engine/browser"
import { validate } from "../../model"
import { builtPages } from "./built-pages"
import { attribute, elementsOf, parsed, wordsOf } from "./parsed"

interface Answer {
  id: string
  question: string
  answer: string
}

const valueAt = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data)

/** The answers of every page, from content. */
const answersByPage = async (): Promise<Map<string, Answer[]>> => {
  const folder = loadContent(process.cwd())
  const { entries } = await validate(folder)
  return new Map(
    listed(entries, folder.today).flatMap(entry => {
      const answers = questionsOf(entry).map(({ id, path }) => ({
        ...(valueAt(entry.data, path.slice(0, -1)) as Omit<Answer, "id">),
        id,
      }))
      const page = pageOf(entry)
      return page !== undefined && answers.length > 0 ? [[page, answers] as const] : []
    }),
  )
}

/** The pages whose answers are tried one by one: TEST_FULL=1 takes all, else one of each kind. */
const tried = async (): Promise<Map<string, Answer[]>> => {
  const pages = await answersByPage()
  if (isFull) return pages
  // Pages of a kind stand below one address; the first of them stays.
  const kindOf = (path: string) => (dirname(path) === "/" ? path : dirname(path))
  return new Map(new Map([...pages].reverse().map(entry => [kindOf(entry[0]), entry])).values())
}

/** The first of a page, its last, and every third between; all with TEST_FULL=1. */
const some = (answers: Answer[]) =>
  answers.filter((_, index) => isFull || index % 3 === 0 || index === answers.length - 1)

/** A text as an address may tell the browser to look for it. */
const asText = (text: string) => encodeURIComponent(text).replaceAll("-", "%2D")

const plain = (text: string) => text.replace(/\s+/g, " ").trim()
/** Without spaces: marked words stand in elements of their own, with or without one between. */
const letters = (text: string) => text.replace(/\s/g, "")

/** Asks each of the tried pages something: of several at once, a busy machine shows none in time. */
const ofEach = async (ask: (path: string, answers: Answer[]) => Promise<void>): Promise<void> => {
  for (const [path, answers] of await tried()) await ask(path, answers)
}

/** Asks whether an answer is open and comes to stand in the window, as a whole, and stays there. */
const assertArrived = async (page: Page, how: string, id: string) => {
  let place = Number.NaN
  await holds(async () => {
    const { isOpen, top, bottom, height } = await page.locator(`[id="${id}"]`).evaluate(answer => {
      const { top, bottom } = answer.getBoundingClientRect()
      return { isOpen: answer.matches("details[open] > *"), top, bottom, height: innerHeight }
    })
    const moved = top - place
    place = top
    if (!isOpen) return `${how}: closed`
    if (top < 0 || bottom > height) return `${how}: from ${top} to ${bottom} px of ${height}`
    return moved === 0 ? "" : `${how}: still on its way`
  })
}

test.describe("answers", () => {
  test.skip(!hasPage("/faq/all"))

  test("all of them stand on one page, open, each leading to its own place", async () => {
    const page = builtPages().find(({ path }) => path === "/faq/all")
    assert.ok(page)
    const listed = elementsOf(parsed(page.html))
      .filter(({ tagName }) => tagName === "article")
      .map(article => {
        const link = elementsOf(article).find(({ tagName }) => tagName === "a")!
        const answer = elementsOf(article).find(({ tagName }) => tagName === "p")!
        return [attribute(link, "href"), letters(wordsOf(link)), letters(wordsOf(answer))].join(" | ")
      })
    const expected = [...(await answersByPage())].flatMap(([path, answers]) =>
      answers.map(({ id, question, answer }) =>
        [`${path}#${id}`, letters(question), letters(unmarked(answer))].join(" | "),
      ),
    )
    assert.ok(expected.length > 0)
    assert.deepEqual(listed.sort(), expected.sort())
    // The questions stand below the heading of their subject, not beside it.
    const subjects = elementsOf(parsed(page.html)).filter(
      element => element.tagName === "section" && attribute(element, "aria-labelledby"),
    )
    const headings = subjects.map(subject => elementsOf(subject).flatMap(({ tagName }) => /^h\d$/.exec(tagName) ?? []))
    assert.deepEqual([...new Set(headings.map(([first]) => first))], ["h2"])
    assert.ok(headings.every(([, ...questions]) => questions.every(tag => tag === "h3")))
  })
})

test.describe("an answer", () => {
  test.skip(!hasPage("/faq/all"))

  for (const javaScriptEnabled of [true, false])
    test(`each is where its address leads, ${javaScriptEnabled ? "with" : "without"} script`, () =>
      ofEach((path, answers) =>
        visit(`${path}#${answers.at(-1)!.id}`, { javaScriptEnabled }, async ({ page }) => {
          for (const { id } of [answers.at(-1)!, ...(javaScriptEnabled ? some(answers) : answers.slice(0, 1))]) {
            await page.evaluate(hash => location.assign(hash), `#${id}`)
            await assertArrived(page, `${path}#${id}`, id)
          }
        }),
      ))

  test("one is still there after a reload, on the way back, and where a link of another page leads", () =>
    ofEach((path, answers) =>
      visit("/faq/all", {}, async ({ page }) => {
        const { id } = answers.at(-1)!
        const address = `${path}#${id}`
        await page.locator(`main a[href="${address}"]`).click()
        await page.waitForURL(`${siteUrl}${address}`)
        await untilWhole(page)
        await assertArrived(page, `${address} from a link`, id)
        await page.reload()
        await untilWhole(page)
        await assertArrived(page, `${address} after a reload`, id)
        await page.goto(`${siteUrl}/faq/all`)
        await page.goBack()
        await untilWhole(page)
        await assertArrived(page, `${address} on the way back`, id)
      }),
    ))

  test("each page's are found by their own words, as a search in the page finds them", () =>
    ofEach((path, answers) =>
      visit(path, {}, async ({ page }) => {
        // Each takes a visit of its own: TEST_FULL=1 asks for all.
        const all = plain(wordsOf(parsed(builtPages().find(built => built.path === path)!.html))).toLowerCase()
        for (const { id, answer } of isFull ? answers : answers.slice(-1)) {
          const words = unmarked(answer).split(/\s+/).slice(0, 6).join(" ")
          // A short answer may stand elsewhere on the page too, and is found there first.
          if (all.split(words.toLowerCase()).length > 2) continue
          await page.goto("about:blank")
          // The browser opens what hides the words, as its own search does.
          await page.goto(`${siteUrl}${path}#:~:text=${asText(words)}`)
          await assertArrived(page, `${path}#${id} by "${words}"`, id)
        }
      }),
    ))
})
