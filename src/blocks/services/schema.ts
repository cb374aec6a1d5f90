import { block, heading, inlineMarkdown, text } from "#engine"

export const servicesSchema = block("services", "Content", "All services in the groups of site.yaml.", {
  title: heading("Heading."),
  lead: inlineMarkdown("Sentence beside the heading.").optional(),
  linkLabel: text("Label of the link to a service; {name} becomes its name.").meta({ requiredTokens: ["name"] }),
})
