import { block, listBy, text } from "../../../packages/content-engine"
import { action } from "../../../model/parts/common"

export const contents = block("contents", "ContentsBlock", "Links to the blocks of a long page.", {
  label: text("Name of the list for assistive technology."),
  links: listBy("href", 'Two to eight blocks, each by its `id`: "#billing".', action, { min: 2, max: 8 }),
})
