import { different, issueIn, onEach, type Rule } from "./rule"

/** Rules for the pages about the house: about, careers, onboarding, press. Each looks at one page's lists. */

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The working week has five days. */
const weekHasFiveDays = onEach<{ work: { week: { days: number }[] } }>("CareersPage", ({ work: { week } }, entry) => {
  const total = sum(week.map(({ days }) => days))
  return total === 5
    ? []
    : [issueIn(entry, ["work", "week"], `The days of the week add up to ${total}. Make them five.`)]
})

/** An application names its role in the subject, so no two roles share a title. */
const rolesDiffer = onEach<{ roles: object[] }>("CareersPage", ({ roles }, entry) =>
  different(entry, ["roles"], roles, "title"),
)

/** The list of contents names every section once. */
const contentsComplete = onEach<{ contents: { items: object[] } }>("OnboardingPage", ({ contents: { items } }, entry) =>
  different(entry, ["contents", "items"], items, "id"),
)

/** Milestones follow one another on the ruler. */
const milestonesRun = onEach<{ timeline: { milestones: { from: number; to: number }[] } }>(
  "OnboardingPage",
  ({ timeline: { milestones } }, entry) =>
    milestones.flatMap(({ from, to }, index, all) => {
      const before = all[index - 1]
      const at = (field: string) => ["timeline", "milestones", index, field]
      if (from > to) return [issueIn(entry, at("to"), `The milestone ends (day ${to}) before it begins (day ${from}).`)]
      return before && from <= before.to
        ? [
            issueIn(
              entry,
              at("from"),
              `The milestone begins on day ${from}, before the one above it has ended (day ${before.to}).`,
            ),
          ]
        : []
    }),
)

/** The payments make up the whole price. */
const paymentsComplete = onEach<{ billing: { parts: { share: number }[] } }>(
  "OnboardingPage",
  ({ billing: { parts } }, entry) => {
    const total = sum(parts.map(({ share }) => share))
    return total === 100
      ? []
      : [issueIn(entry, ["billing", "parts"], `The payments add up to ${total} percent. Make them 100.`)]
  },
)

/** Each brand asset has a drawing of its own. */
const assetsDiffer = onEach<{ assets: { items: object[] } }>("PressPage", ({ assets: { items } }, entry) =>
  different(entry, ["assets", "items"], items, "drawing"),
)

/** The stack lists every technology once. */
const toolsDiffer = onEach<{ stack: { items: object[] } }>("AboutPage", ({ stack: { items } }, entry) =>
  different(entry, ["stack", "items"], items, "name"),
)

/** What the shapes of the pages about the house cannot say. */
export const houseRules: Rule[] = [
  weekHasFiveDays,
  rolesDiffer,
  contentsComplete,
  milestonesRun,
  paymentsComplete,
  assetsDiffer,
  toolsDiffer,
]
