import { z } from "zod"
import { action, heading, pageMeta, text } from "../schema/common"
import { defineType } from "./shared/define"

const shape = z
  .strictObject({
    meta: pageMeta,
    title: heading("Heading."),
    text: text("Sentence under the heading."),
    actions: z.array(action).length(2).describe("The two ways out, the main one first."),
    sceneAlt: text("What the drawing shows, for people who do not see it."),
  })
  .meta({ id: "NotFoundPage", description: "What any unknown address shows." })

export const notFoundPage = defineType({
  type: "NotFoundPage",
  files: "pages/not-found.yaml",
  shape,
  page: { path: "/404" },
  preview: () => ({ scene: "lost-chart" }),
})
