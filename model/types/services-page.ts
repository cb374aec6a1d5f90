import { banner, pageMeta, process, stats } from "../parts/common"
import type { z } from "zod"
import { type Check, defineType, group, heading, list, ofType, sentence, text } from "../../packages/content-engine"
import { partName, partsKnown } from "../parts/references"
import { hero } from "../parts/hero"
import { service } from "./service"

const shape = group("ServicesPage", "The services overview.", {
  meta: pageMeta,
  hero,
  catalogue: group("ServicesCatalogue", "The grid of all services.", {
    title: heading("Heading."),
    lead: sentence("Sentence beside the heading."),
    more: text("What the link of a card says; {name} is replaced.").meta({ replaces: ["name"] }),
    groups: list(
      "The parts of the grid in their order. Services of no part stand below them all.",
      group("ServicesPart", "A part of the grid.", {
        group: partName("Which services stand in it, as they name it."),
        title: heading("Its heading, in one or two words."),
        text: text("What it is for, in a few words."),
      }),
    ).optional(),
  }),
  process: process.optional(),
  stats: stats.optional(),
  banner,
})

/** A service stands in a part of the grid, or in none. */
const groupsKnown: Check<z.infer<typeof shape>> = ({ catalogue: { groups } }, _, { entries }) =>
  groups
    ? partsKnown(
        ofType(entries, service),
        ["card", "group"],
        ({ card }) => card.group,
        groups.map(part => part.group),
        "pages/services.yaml",
      )
    : []

export const servicesPage = defineType({
  type: "ServicesPage",
  files: "pages/services.yaml",
  shape,
  page: { path: "/services" },
  checks: [groupsKnown],
})
