import { block } from "#engine"

export const schema = block(
  "plans",
  "PlansBlock",
  "The plans of prices.yaml side by side, and below them the price of a one-off project.",
  {},
)
