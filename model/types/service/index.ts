import { z } from "zod"
import { defineType, unique } from "../../../packages/content-engine"
import { BY_ORDER } from "../../parts/by-order"
import { cardLeadsHome, groupKnown, timelinesAddUp, pictureWhole, projectTypeExists, sectionsFilled } from "./rules"
import { shape } from "./shape"

export const service = defineType({
  type: "Service",
  files: "services/*.yaml",
  shape,
  page: {
    template: "service",
    route: ({ slug, aliases }) => ({ path: `/services/${slug}`, aliases: [`/${slug}`, ...(aliases ?? [])] }),
    anchors: ({ data: { packages, sections } }) =>
      packages && (!Array.isArray(sections) || sections.includes("packages")) ? ["packages"] : [],
  },
  fields: {
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
  checks: [sectionsFilled, groupKnown, timelinesAddUp, cardLeadsHome, pictureWhole, projectTypeExists],
  checksTogether: [unique("order"), unique("name")],
})
