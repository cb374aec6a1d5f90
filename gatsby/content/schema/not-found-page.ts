import { z } from "zod"
import { action, heading, pageMeta, text } from "./common"

export const notFoundPage = z
  .strictObject({
    meta: pageMeta,
    title: heading("Heading."),
    text: text("Sentence under the heading."),
    actions: z.array(action).length(2).describe("The two ways out, the main one first."),
    sceneAlt: text("What the drawing shows, for people who do not see it."),
  })
  .meta({ id: "NotFoundPage", description: "What any unknown address shows." })
