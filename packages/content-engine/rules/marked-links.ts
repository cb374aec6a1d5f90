import { linksOf } from "../pages/links"
import { asWarning } from "../severity"
import { ofEach, type Rule } from "./rule"

/** What programs add to an address, so that its owner knows where a visitor came from. */
const MARK =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igsh(?:id)?|si|ttclid|srsltid|trk|_gl|ref_src|_hsenc|_hsmi)$/i

/** Assistants that name themselves in a parameter that has other uses as well. */
const ASSISTANT = /^(?:www\.)?(?:chatgpt\.com|chat\.openai\.com|openai|perplexity(?:\.ai)?|copilot\.com)$/

/** Addresses that only lead on to another one, by the parameters that hold it. */
const THROUGH: [host: RegExp, names: string[]][] = [
  [/^www\.google\.[a-z.]+$/, ["url", "q"]],
  [/^lm?\.(?:facebook|instagram)\.com$/, ["u"]],
  [/\.safelinks\.protection\.outlook\.com$/, ["url"]],
]

/** What an address leads to, where it was copied from a search, a network or a mail. */
const behind = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  const [, names = []] = THROUGH.find(([host]) => host.test(hostname)) ?? []
  if (pathname === "/search") return undefined
  return names.map(name => searchParams.get(name)).find(target => target?.startsWith("http")) ?? undefined
}

/** The words by which a browser finds a passage: searches and assistants add them. */
const PASSAGE = /:~:.*$|utm_.*$/

/** Where the addresses of this site are read as if they were whole. */
const HERE = "https://here.invalid"

const problemOf = (url: string): string | undefined => {
  if (!/^(?:https?:|\/(?!\/)).*[?#]/.test(url) || !URL.canParse(url, HERE)) return undefined
  const plain = new URL(url.replace(/(?<=[?&])amp;/g, ""), HERE)
  const target = behind(plain)
  if (target)
    return `This address only leads on to another one, and its owner counts who follows it. Write "${target}".`
  const marks = [...plain.searchParams].flatMap(([name, value]) =>
    MARK.test(name) || (/^(?:ref|source)$/.test(name) && ASSISTANT.test(value)) ? [name] : [],
  )
  for (const name of marks) plain.searchParams.delete(name)
  if (PASSAGE.test(plain.hash)) {
    plain.hash = plain.hash.replace(PASSAGE, "")
    marks.push("what follows #")
  }
  return marks.length === 0
    ? undefined
    : `This address says where it was copied from (${[...new Set(marks)].join(", ")}), as those of mailings and assistants do. Write "${plain.href.replace(HERE, "").replace(/#$/, "")}".`
}

/** No link counts its visitors for somebody else: what mailings, adverts and assistants add to an address is told. */
const linksUnmarked = ofEach(entry =>
  linksOf(entry).flatMap(({ url, issue }) => {
    const message = problemOf(url)
    return message ? [asWarning(issue(message))] : []
  }),
)

export const markedLinkRules: Rule[] = [linksUnmarked]
