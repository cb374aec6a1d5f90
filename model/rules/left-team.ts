import { asWarning, inFile, type Issue, namesOf, ofType, type Rule, slugOf } from "../../packages/content-engine"
import { redirect } from "../types/redirect"
import { teamMember } from "../types/team-member"

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)+$/

/** Letters without their accents: addresses have none. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "")

/** What is said of who had a page of their own once, by its address, and is not in the team any more. */
const whoLeft = (addresses: readonly string[], slugs: readonly string[]): [string, string][] =>
  addresses
    .filter(address => address.startsWith("/team/"))
    .map(address => address.slice("/team/".length))
    .filter(slug => NAME.test(slug) && !slugs.includes(slug))
    .map(slug => [
      slug.replaceAll("-", "[ -]"),
      "is not in content/team.yaml any more, and is still named here. Name somebody else, or the team; what they wrote or said may keep their name.",
    ])

/** What is said of who is called otherwise than their address: it was made from a name they had once. */
const whoIsRenamed = (team: readonly { slug: string; name: string }[]): [string, string][] =>
  team
    .filter(({ slug, name }) => NAME.test(slug) && !slugOf(name).includes(slug))
    .map(({ slug, name }) => [
      slug.replaceAll("-", " "),
      `is called "${name}" in content/team.yaml, and otherwise here. Write the name as it is there: what they wrote is found by it.`,
    ])

/** Whoever has left the team, or has another name, is told where they are still named as before. */
const namedAsInTeam: Rule = context => {
  const { entries, folder } = context
  const slugs = namesOf(context, teamMember, "slug")
  // Without a page for the team nobody has one of their own, whoever is there.
  if (!slugs || context.absent.has(teamMember)) return []
  const team = ofType(entries, teamMember).map(({ data }) => data)
  const addresses = ofType(entries, redirect).map(({ data }) => data.from)
  const told = new Map([...whoLeft(addresses, slugs), ...whoIsRenamed(team)])
  if (told.size === 0) return []
  // A picture may keep the name of its file.
  const named = new RegExp(`(?<![\\p{L}-])(?:${[...told.keys()].join("|")})(?![\\p{L}-]|\\.\\p{L})`, "giu")
  const sayOf = (name: string) => [...told].find(([pattern]) => new RegExp(`^${pattern}$`, "iu").test(name))?.[1]
  return [...folder.texts].flatMap(([file, text]) =>
    file === redirect.files || plain(text).search(named) < 0
      ? []
      : text.split("\n").flatMap((line, index): Issue[] => {
          if (/^\s*#/.test(line)) return []
          return [...plain(line).matchAll(named)].map(({ 0: name, index: offset }) =>
            asWarning(inFile(file, `"${name}" ${sayOf(name)}`, { line: index + 1, column: offset + 1 })),
          )
        }),
  )
}

export const leftTeamRules: Rule[] = [namedAsInTeam]
