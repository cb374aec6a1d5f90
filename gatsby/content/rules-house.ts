import type { DataPath, Issue } from "./source"
import type { Entry } from "./validate"

/** Rules for the pages about the house: about, careers, onboarding, press. Each looks at one page's lists. */

const pageOf = <Data>(entries: Entry[], type: string): { data: Data; issue: (path: DataPath, message: string) => Issue }[] =>
  entries.filter(entry => entry.type === type).map(({ data, source }) => ({ data: data as Data, issue: source.issue }))

/** Positions of items whose name was there before. */
const repeated = (names: readonly string[]): number[] => names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The working week has five days. */
const weekHasFiveDays = (entries: Entry[]): Issue[] =>
  pageOf<{ work: { week: { days: number }[] } }>(entries, "CareersPage").flatMap(({ data, issue }) => {
    const total = sum(data.work.week.map(({ days }) => days))
    return total === 5 ? [] : [issue(["work", "week"], `The days of the week add up to ${total}. Make them five.`)]
  })

/** An application names its role in the subject, so no two roles share a title. */
const rolesDiffer = (entries: Entry[]): Issue[] =>
  pageOf<{ roles: { title: string }[] }>(entries, "CareersPage").flatMap(({ data, issue }) =>
    repeated(data.roles.map(({ title }) => title)).map(index => issue(["roles", index, "title"], "Another role has this title already. Give each its own.")),
  )

/** The list of contents names every section once. */
const contentsComplete = (entries: Entry[]): Issue[] =>
  pageOf<{ contents: { items: { id: string }[] } }>(entries, "OnboardingPage").flatMap(({ data, issue }) =>
    repeated(data.contents.items.map(({ id }) => id)).map(index =>
      issue(["contents", "items", index, "id"], "This section is listed twice, so another one is missing."),
    ),
  )

/** Milestones follow one another on the ruler. */
const milestonesRun = (entries: Entry[]): Issue[] =>
  pageOf<{ timeline: { milestones: { from: number; to: number }[] } }>(entries, "OnboardingPage").flatMap(({ data, issue }) =>
    data.timeline.milestones.flatMap(({ from, to }, index, all) => {
      const before = all[index - 1]
      const at = (field: string) => ["timeline", "milestones", index, field]
      if (from > to) return [issue(at("to"), `The milestone ends (day ${to}) before it begins (day ${from}).`)]
      return before && from <= before.to
        ? [issue(at("from"), `The milestone begins on day ${from}, before the one above it has ended (day ${before.to}).`)]
        : []
    }),
  )

/** The payments make up the whole price. */
const paymentsComplete = (entries: Entry[]): Issue[] =>
  pageOf<{ billing: { parts: { share: number }[] } }>(entries, "OnboardingPage").flatMap(({ data, issue }) => {
    const total = sum(data.billing.parts.map(({ share }) => share))
    return total === 100 ? [] : [issue(["billing", "parts"], `The payments add up to ${total} percent. Make them 100.`)]
  })

/** Each brand asset has a drawing of its own. */
const assetsDiffer = (entries: Entry[]): Issue[] =>
  pageOf<{ assets: { items: { drawing: string }[] } }>(entries, "PressPage").flatMap(({ data, issue }) =>
    repeated(data.assets.items.map(({ drawing }) => drawing)).map(index =>
      issue(["assets", "items", index, "drawing"], "Another asset has this drawing already. Give each its own."),
    ),
  )

/** The stack lists every technology once. */
const toolsDiffer = (entries: Entry[]): Issue[] =>
  pageOf<{ stack: { items: { name: string }[] } }>(entries, "AboutPage").flatMap(({ data, issue }) =>
    repeated(data.stack.items.map(({ name }) => name)).map(index => issue(["stack", "items", index, "name"], "This technology is listed twice.")),
  )

/** What the shapes of the pages about the house cannot say. */
export const checkHouse = (entries: Entry[]): Issue[] =>
  [weekHasFiveDays, rolesDiffer, contentsComplete, milestonesRun, paymentsComplete, assetsDiffer, toolsDiffer].flatMap(rule => rule(entries))
