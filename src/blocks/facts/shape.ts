import { block, heading, list } from "../../../packages/content-engine"
import { textItem } from "../../../model/parts/common"

export const facts = block("facts", "FactsBlock", "Facts in one ruled row.", {
  title: heading("Heading, for assistive technology."),
  items: list("One to eight facts.", textItem, { min: 1, max: 8 }),
})
