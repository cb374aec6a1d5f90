import { amountIn } from "../model/parts/amount"
import { noteOf } from "../model/parts/downloads"
import { firstText, pageOf, shownOf } from "../packages/content-engine"
import { changeInGit, lastChange } from "./sitemap"
import { shownContent } from "./stage-content"

/** Types in GraphQL that are no content themselves. */
export const QUERY_TYPES = `"""A page that content makes, at its canonical address."""
type ContentPage {
  """Canonical address."""
  path: String!
  """Title in search results, without the brand name."""
  title: String!
  """Description in search results."""
  description: String
  """When its own matter last changed: the date that it names, else that of git; nothing where nobody knows."""
  lastChange: String
}

"""A figure as numbers."""
type Amount {
  """The number; of a range such as "2–4" the first."""
  from: Float!
  """The last of a range, and otherwise the same."""
  to: Float!
  """Code of its money (ISO 4217), where it is money."""
  currency: String
}`

const pages = async () => {
  const changed = changeInGit()
  return (await shownContent())
    .flatMap(entry => {
      const path = pageOf(entry)
      if (path === undefined) return []
      // A service and a person have their name where they have no title.
      const title = (shownOf(entry.data, "title") ?? firstText(entry.data, [["name"]]))?.text ?? ""
      const description = shownOf(entry.data, "description")?.text
      return [{ path, title, description, lastChange: () => lastChange(entry, changed) }]
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** Resolvers of what no shape of content says. */
export const queries = {
  Query: {
    contentPages: {
      type: "[ContentPage!]!",
      description: "Every page that content makes, by its address, with its title.",
      resolve: pages,
    },
  },
  BrandAsset: {
    note: {
      type: "String",
      description: 'Kind and size of its file, as visitors read it: "PDF, 240 kB". None for files of other hosts.',
      resolve: ({ href }: { href?: string }) => noteOf(href),
    },
  },
  Plan: {
    amount: {
      type: "Amount",
      description: "The price as numbers, where it is one.",
      resolve: ({ price }: { price: string }) => amountIn(price),
    },
  },
}
