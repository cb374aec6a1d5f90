import { block } from "#engine"

export const schema = block(
  "plans",
  "PlansBlock",
  "The plans side by side, and below them what a project costs that is done once: those of prices.yaml.",
  {},
)
