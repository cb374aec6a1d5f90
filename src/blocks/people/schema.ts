import { block, heading, text } from "#engine"

export const schema = block("people", "PeopleBlock", "Everyone in team.yaml, each with a link to their page.", {
  heading: heading("Heading, unless the block above has one.").optional(),
  linkLabel: text("Label of the link to a page; {name} is replaced.").meta({ requiredTokens: ["name"] }),
})
