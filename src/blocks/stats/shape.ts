import { block, heading, list } from "../../../packages/content-engine"
import { stat } from "../../../model/parts/common"

export const stats = block("stats", "StatsBlock", "Figures in a row.", {
  title: heading("Heading, for assistive technology."),
  items: list("One to four figures.", stat, { min: 1, max: 4 }),
})
