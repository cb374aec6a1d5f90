import { stateAttribute, toldTo } from "../state"
import { markupOf } from "../../scenes/markup"
import { type DrawnPost, drawPost } from "../../scenes/posts"
import { numbersIn } from "./numbers-in"

/** Draws the article's sums with the numbers that stand in the fields; what is no such number is named. */
export const start = (tool: HTMLElement): void => {
  const { drawing, labels, invalid } = toldTo<DrawnPost & { invalid: string }>(tool)
  const svg = tool.querySelector("svg")
  const fields = [...tool.querySelectorAll<HTMLInputElement>("input")]
  const status = tool.querySelector("[role=status]")
  if (!svg || !status) return
  const follow = () => {
    const { numbers, problem } = numbersIn(fields, invalid)
    if (numbers) {
      svg.innerHTML = markupOf(drawPost({ drawing, labels }, numbers))
      const words = [...svg.querySelectorAll("text")].map(text => text.textContent).join(", ")
      svg.setAttribute("aria-label", words)
    }
    status.textContent = problem
  }
  for (const field of fields) field.addEventListener("input", follow)
  follow()
  tool.setAttribute(stateAttribute, "live")
}
