import { amountIn, amountOf, type Written, writtenBy } from "../model/parts/amount"
import { anchorsOf, linksOf, type NodeModel, pageOf, routeOf, shownOf } from "../packages/content-engine"
import { pricingPage } from "../model/types/pricing-page"
import { changeInGit, lastChange } from "./sitemap"
import { shownContent } from "./stage-content"

/** Questions that go across types, which no filter of one type can ask. */

/** Their types in GraphQL. */
export const QUERY_TYPES = `"""A page that content makes, at its canonical address."""
type ContentPage {
  """Canonical address."""
  path: String!
  """Further addresses that show the same page."""
  aliases: [String!]!
  """Title in search results, without the brand name."""
  title: String!
  """Description in search results."""
  description: String
  """Kind of content, as GraphQL names it."""
  type: String!
  """File it is made of."""
  file: String!
  """What can be linked to inside the page."""
  anchors: [String!]!
  """When its own matter last changed: the date that it names, else that of git; nothing where nobody knows."""
  lastChange: String
}

"""A question that a page answers."""
type Question implements Node @dontInfer {
  """The question, as a visitor would ask it."""
  question: String!
  """Its answer."""
  answer: String!
  """Canonical address of the page that answers it."""
  path: String!
  """Where on the page: write it behind the address, as in /pricing#refunds."""
  anchor: String!
  """The heading it stands under."""
  topic: String
  """Slug of the service whose page it stands on."""
  serviceId: String
  """The service whose page it stands on."""
  service: Service @link(by: "slug", from: "serviceId")
}

"""A figure as numbers."""
type Amount {
  """The number; of a range such as "2–4" the first."""
  from: Float!
  """The last of a range, and otherwise the same."""
  to: Float!
  """Code of its money (ISO 4217), where it is money."""
  currency: String
}

"""A link that content has, in a field or in prose."""
type ContentLink {
  """Where it leads."""
  href: String!
  """File it stands in."""
  file: String!
  """Line of the file."""
  line: Int!
  """Page it stands on; nothing for what stands on every page."""
  page: String
}`

const pages = async () => {
  const entries = await shownContent()
  const anchors = anchorsOf(entries)
  const changed = changeInGit()
  return entries
    .flatMap(entry => {
      const path = pageOf(entry)
      if (path === undefined) return []
      const aliases = routeOf(entry.kind, entry.data)?.aliases ?? []
      const { type, source, data } = entry
      const lastChanged = () => lastChange(entry, changed)
      const { file } = source
      const title = shownOf(data, "title")?.text ?? ""
      const description = shownOf(data, "description")?.text
      return [
        { path, aliases, title, description, type, file, anchors: anchors.get(path) ?? [], lastChange: lastChanged },
      ]
    })
    .sort((one, other) => one.path.localeCompare(other.path))
}

const links = async () =>
  (await shownContent()).flatMap(entry => {
    const { file } = entry.source
    const page = pageOf(entry) ?? null
    return linksOf(entry).map(({ url, place }) => ({ href: url, file, line: place().line, page }))
  })

/** How the figures of this site are written. */
const writtenIn = (nodeModel: NodeModel): Promise<Written> =>
  writtenBy({ one: ({ type }) => nodeModel.findOne({ type, query: {} }) })

const plans = async (_: unknown, { under }: { under?: number | null }, { nodeModel }: { nodeModel: NodeModel }) => {
  type Page = (typeof pricingPage)["shape"]["_output"]
  const page = await nodeModel.findOne<Page>({ type: pricingPage.type, query: {} })
  const { language } = await writtenIn(nodeModel)
  return (page?.plans ?? []).filter(
    ({ price }) => under === undefined || under === null || amountOf(price, language) < under,
  )
}

/** Prices that stand inside of other content, as numbers. */
export const amounts = Object.fromEntries(
  ["PricingPlan", "PricingProject"].map(type => [
    type,
    {
      amount: {
        type: "Amount",
        description: "The price as numbers, where it is one.",
        resolve: async ({ price }: { price: string }, _: unknown, { nodeModel }: { nodeModel: NodeModel }) =>
          amountIn(price, await writtenIn(nodeModel)),
      },
    },
  ]),
)

/** The questions, as resolvers of Gatsby's `Query`. */
export const queries = {
  contentPages: {
    type: "[ContentPage!]!",
    description: "Every page that content makes, with its title and all of its addresses.",
    resolve: pages,
  },
  contentLinks: {
    type: "[ContentLink!]!",
    description: "Every link that content has, with its place.",
    resolve: links,
  },
  pricingPlans: {
    type: "[PricingPlan!]!",
    description: "The plans, the smallest first.",
    args: { under: { type: "Float", description: "Only those whose price is below this number." } },
    resolve: plans,
  },
}
