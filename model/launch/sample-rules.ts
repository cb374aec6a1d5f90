import { inFile, inLanguage, issueIn, linksOf, ofType, type Rule } from "../../packages/content-engine"
import { siteContent } from "../types/site-content"
import { teamMember } from "../types/team-member"
import { testimonial } from "../types/testimonial"
import { wordsWith } from "./words"

/** Hosts that nobody can have (RFC 2606). `.test` is not among them: whoever tries a site out uses it. */
const EXAMPLE_HOST = /\b(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid)|example\.(?:com|net|org))\b/i

const exampleHosts: Rule = wordsWith(
  EXAMPLE_HOST,
  host => `"${host}" is a host that nobody can have. Write the address that is yours.`,
)

/** Area code 555, and the numbers 555-01xx that are kept for films. */
const FILM_NUMBER = /(?<!\d)(?:\(?555\)?[ .-]\d{3}[ .-]?\d{4}|555[ .-]?01\d\d)(?!\d)/

const filmNumbers: Rule = wordsWith(
  FILM_NUMBER,
  number => `"${number}" is a number of films: nobody answers it. Write the number that is yours.`,
)

const NETWORKS =
  /(?:^|\.)(?:facebook|twitter|x|instagram|linkedin|youtube|tiktok|threads|github|pinterest|bsky|mastodon|xing)\.\w+$/

const isBare = (url: string, isNetwork: boolean) => {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, pathname, search } = new URL(url)
  return protocol === "https:" && pathname === "/" && search === "" && (isNetwork || NETWORKS.test(hostname))
}

const bareNetworks: Rule = ({ entries }) => [
  ...ofType(entries, siteContent).flatMap(entry =>
    entry.data.social.flatMap(({ label, href }, index) =>
      isBare(href, true)
        ? [
            issueIn(
              entry,
              ["social", index, "href"],
              `${label} leads to the network's front page. Write the address of your profile, or delete the entry.`,
            ),
          ]
        : [],
    ),
  ),
  ...entries
    .filter(({ type }) => type !== siteContent.type)
    .flatMap(entry => linksOf(entry))
    .flatMap(({ url, issue }) =>
      isBare(url, false)
        ? [issue(`"${url}" leads to a network's front page. Write the address of a profile, or delete the link.`)]
        : [],
    ),
]

/** What is said of people, clients and projects that were made up; a sample of records is none of these. */
const SAMPLES =
  /\b(?:are|is a|is an|as) samples?\b|\bsample (?:\w+ )?(?:content|people|persons|clients|companies|projects|engagements|accounts|customers|testimonials|rebuilds|cases|portraits)\b|\b(?:are|is) (?:invented|made up|fictitious)\b/i

const TAKE = "Put what is true in its place, and say so."

const sampleWords: Rule = wordsWith(
  SAMPLES,
  found => `"${found}": this tells of people or projects that are made up. ${TAKE}`,
)

/** The same words in the comments of a file. */
const sampleComments: Rule = ({ folder: { texts } }) =>
  [...texts].flatMap(([file, content]) =>
    content.split("\n").flatMap((line, index) => {
      const column = line.search(/\S/) + 1
      return line.trimStart().startsWith("#") && file.endsWith(".yaml") && SAMPLES.test(line)
        ? [
            inFile(
              file,
              "This file says of itself that it is a sample. Replace what is in it, then delete this comment.",
              { line: index + 1, column },
            ),
          ]
        : []
    }),
  )

const portraits: Rule = ({ entries }) =>
  [...ofType(entries, teamMember), ...ofType(entries, testimonial)].flatMap(entry =>
    entry.data.image?.endsWith(".svg")
      ? [
          issueIn(
            entry,
            ["image"],
            `The portrait of ${entry.data.name} is a drawing that holds a photograph's place. Put the photograph there.`,
          ),
        ]
      : [],
  )

const UNFINISHED = /\b(?:coming soon|lorem ipsum|under construction|to be announced|TBD|TBA|TODO|FIXME)\b/i

/** The words for what has no file are read only where a file is missing, which is told there. */
const unfinished: Rule = wordsWith(
  UNFINISHED,
  found => `"${found}": visitors read this. Write what there is, or leave it out.`,
  ({ path }) => path.at(-1) === "unavailable",
)

/** What still belongs to the sample. */
export const sampleRules: Rule[] = [
  exampleHosts,
  filmNumbers,
  bareNetworks,
  inLanguage("en", sampleWords),
  sampleComments,
  portraits,
  inLanguage("en", unfinished),
]
