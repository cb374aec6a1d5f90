import { block, heading, text } from "#engine"

export const schema = block("people", "PeopleBlock", "Everybody of team.yaml, each with the way to their page.", {
  heading: heading("Heading over them, where the block above is none.").optional(),
  read: text("What the way to somebody's page says; {name} is replaced.").meta({ requiredTokens: ["name"] }),
})
