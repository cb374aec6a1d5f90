import { serviceSectionName } from "../schema/service"
import { issueIn, onEach, type Rule } from "./rule"

/** A service page lists only sections that are filled in, and lists all that are. */
const sectionsFilled = onEach<Record<string, unknown> & { sections: string[] }>("Service", (data, entry) => {
  return [
    ...data.sections.flatMap((name, index) =>
      name in data
        ? []
        : [
            issueIn(
              entry,
              ["sections", index],
              `The section "${name}" is listed but not filled in. Write it below or take it out of the list.`,
            ),
          ],
    ),
    ...serviceSectionName.options.flatMap(name =>
      name in data && !data.sections.includes(name)
        ? [
            issueIn(
              entry,
              [name],
              `The section "${name}" is filled in but not listed, so nobody sees it. Add it to "sections" or delete it.`,
            ),
          ]
        : [],
    ),
  ]
})

interface Packages {
  packages?: {
    items: {
      name: string
      weeksFrom: number
      weeksTo: number
      badge?: string
      picture: { arrangement: string; symbols: string[] }
    }[]
  }
}

/** How many symbols an arrangement takes. */
const SYMBOLS: Record<string, { is: (count: number) => boolean; told: string }> = {
  single: { is: count => count === 1, told: "exactly one symbol" },
  stack: { is: count => count >= 2, told: "two symbols or more" },
  system: { is: count => count === 3, told: "exactly three symbols" },
}

/** A timeline ends after it begins, and a picture has the symbols that its arrangement takes. */
const packagesAddUp = onEach<Packages>("Service", ({ packages }, entry) =>
  (packages?.items ?? []).flatMap(({ weeksFrom, weeksTo, picture: { arrangement, symbols } }, index) => {
    const taken = SYMBOLS[arrangement]
    const at = (...path: string[]) => ["packages", "items", index, ...path]
    return [
      ...(weeksFrom > weeksTo
        ? [issueIn(entry, at("weeksTo"), `The timeline ends (${weeksTo}) before it begins (${weeksFrom}).`)]
        : []),
      ...(taken && !taken.is(symbols.length)
        ? [
            issueIn(
              entry,
              at("picture", "symbols"),
              `The arrangement "${arrangement}" takes ${taken.told}, but there are ${symbols.length}.`,
            ),
          ]
        : []),
    ]
  }),
)

export const serviceRules: Rule[] = [sectionsFilled, packagesAddUp]
