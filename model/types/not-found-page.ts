import { action, pageMeta } from "../parts/common"
import { defineType, group, heading, list, pagePicture, sentence, text } from "../../packages/content-engine"

const shape = group("NotFoundPage", "What any unknown address shows.", {
  meta: pageMeta,
  title: heading("Heading."),
  text: sentence("Sentence under the heading."),
  actions: list("One to three ways out, the main one first.", action, { min: 1, max: 3 }),
  moved: text("What a page says that has moved, where the host sends nobody on by itself; {address} is replaced.").meta(
    { replaces: ["address"] },
  ),
  ...pagePicture("Picture below the words, from side to side."),
})

export const notFoundPage = defineType({
  type: "NotFoundPage",
  files: "pages/not-found.yaml",
  shape,
  page: { path: "/404" },
})
