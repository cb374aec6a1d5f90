import { block, heading, sentence, text } from "#engine"

export const shape = block("services", "ServicesBlock", "All services in the groups of site.yaml.", {
  title: heading("Heading."),
  lead: sentence("Sentence beside the heading.").optional(),
  more: text("What the link of a card says; {name} is replaced.").meta({ replaces: ["name"] }),
})
