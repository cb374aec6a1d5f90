import { asWarning, inFile, type Issue, namesOf, ofType, type Rule } from "../../packages/content-engine"
import { redirect } from "../types/redirect"
import { teamMember } from "../types/team-member"

const FOLDER = "/team/"

/** Letters without their accents: addresses have none. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "")

/** Who had a page of their own once, by its address, and is not in the team any more. */
const whoLeft = (addresses: readonly string[], slugs: readonly string[]): Set<string> =>
  new Set(
    addresses
      .filter(address => address.startsWith(FOLDER))
      .map(address => address.slice(FOLDER.length))
      .filter(slug => /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(slug) && !slugs.includes(slug)),
  )

/** Whoever has left the team is told where they are still named. */
const nobodyLeftIsNamed: Rule = context => {
  const { entries, folder } = context
  const slugs = namesOf(context, teamMember, "slug")
  // Without a page for the team nobody has one of their own, whoever is there.
  if (!slugs || context.absent.has(teamMember)) return []
  const moved = ofType(entries, redirect).map(({ data }) => data.from)
  const left = whoLeft([...(folder.published ?? []), ...moved], slugs)
  if (left.size === 0) return []
  const named = new RegExp(
    `(?<![\\p{L}-])(?:${[...left].map(slug => slug.replaceAll("-", "[ -]")).join("|")})(?![\\p{L}-])`,
    "giu",
  )
  return [...folder.texts].flatMap(([file, text]) =>
    file === redirect.files || plain(text).search(named) < 0
      ? []
      : text.split("\n").flatMap((line, index): Issue[] => {
          if (/^\s*#/.test(line)) return []
          return [...plain(line).matchAll(named)].map(({ 0: name, index: offset }) =>
            asWarning(
              inFile(
                file,
                `"${name}" is not in content/team.yaml any more, and is still named here. Name somebody else, or the team; what they wrote or said may keep their name.`,
                { line: index + 1, column: offset + 1 },
              ),
            ),
          )
        }),
  )
}

export const leftTeamRules: Rule[] = [nobodyLeftIsNamed]
