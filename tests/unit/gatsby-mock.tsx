import { readFileSync } from "node:fs"
import type { AnchorHTMLAttributes } from "react"
import { parse } from "yaml"
import { siteContent } from "../../model/types/site-content"
import { complete } from "../../packages/content-engine"

/** What sections and layout use of Gatsby, for jsdom. Static queries answer with the frozen site.yaml. */

const written = parse(readFileSync("tests/fixtures/content/site.yaml", "utf8")) as Record<string, unknown>
const site = complete(siteContent.shape, written)

export const graphql = () => null

const card = { group: null, picture: null, title: "Card", lead: "Lead", features: ["Feature"], href: "/services" }

const lists = { packages: [], blocks: [] }

export const useStaticQuery = () => ({
  site,
  allPage: { nodes: [] },
  allTeamMember: { nodes: [] },
  allService: {
    nodes: [
      { slug: "web-development", name: "Web Development", path: "/services/web-development", card, ...lists },
      { slug: "automation-crm", name: "Automation & CRM", path: "/services/automation-crm", card, ...lists },
    ],
  },
})

export const Link = ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)
