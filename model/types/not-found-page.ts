import { sceneAlternatives } from "../../src/scenes/alternatives"
import { action, pageMeta } from "../parts/common"
import { fileOr } from "../parts/motif"
import { defineType, group, heading, list, pageDrawing, sentence, text } from "../../packages/content-engine"

const shape = group("NotFoundPage", "What any unknown address shows.", {
  meta: pageMeta,
  title: heading("Heading."),
  text: sentence("Sentence under the heading."),
  actions: list("One to three ways out, the main one first.", action, { min: 1, max: 3 }),
  moved: text("What a page says that has moved, where the host sends nobody on by itself; {address} is replaced.").meta(
    { replaces: ["address"] },
  ),
  ...pageDrawing("NotFoundPage", sceneAlternatives.lostChart),
})

export const notFoundPage = defineType({
  type: "NotFoundPage",
  files: "pages/not-found.yaml",
  shape,
  page: { path: "/404" },
  preview: ({ file }) => fileOr(file, { scene: "lost-chart" }),
})
