import { block, heading, text } from "#engine"

export const peopleSchema = block(
  "people",
  "People and proof",
  "Everyone in team.yaml, each with a link to their page.",
  {
    heading: heading("Heading, unless the block above has one.").optional(),
    linkLabel: text("Label of the link to the page of a person; {name} becomes their name.").meta({
      requiredTokens: ["name"],
    }),
  },
)
