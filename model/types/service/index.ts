import { z } from "zod"
import { defineType, unique } from "../../../packages/content-engine"
import { BY_ORDER } from "../../parts/by-order"
import { textsAt } from "../../parts/texts-at"
import { groupKnown, projectTypeExists } from "./rules"
import { shape } from "./shape"

export const service = defineType({
  type: "Service",
  files: "services/*.yaml",
  shape,
  page: {
    template: "page",
    route: ({ slug, aliases }) => ({ path: `/services/${slug}`, aliases: [`/${slug}`, ...(aliases ?? [])] }),
    anchors: ({ data }) => textsAt(data, ["blocks"], "id"),
  },
  fields: {
    packages: {
      type: "[Package!]!",
      description: "The packages that its page shows.",
      resolve: ({ blocks }) => blocks.flatMap(block => (block.type === "packages" ? block.items : [])),
    },
    results: {
      type: "[Figure!]!",
      description: "The results that its page shows: figures with bars.",
      resolve: ({ blocks }) =>
        blocks.flatMap(block => (block.type === "stats" ? block.items.filter(({ comparison }) => comparison) : [])),
    },
    cases: {
      type: "[CaseStudy!]!",
      description: "The listed case studies that name the service, in their order.",
      resolve: ({ slug }, { all }) =>
        all(
          { type: "CaseStudy", shape: z.object({}) },
          { filter: { serviceIds: { in: [slug] }, hidden: { ne: true } }, sort: BY_ORDER },
        ),
    },
    people: {
      type: "[TeamMember!]!",
      description: "Who of the team works on it.",
      resolve: ({ slug }, { all }) =>
        all({ type: "TeamMember", shape: z.object({}) }, { filter: { serviceIds: { in: [slug] } } }),
    },
  },
  checks: [groupKnown, projectTypeExists],
  checksTogether: [unique("order"), unique("name")],
})
