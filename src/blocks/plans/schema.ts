import { block } from "#engine"

export const plansSchema = block(
  "plans",
  "Prices",
  "The plans of prices.yaml side by side, and below them the price of a one-off project.",
  {},
)
