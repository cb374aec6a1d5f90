import { z } from "zod"
import { block, drawingFile, group, heading, href, list, sentence, text } from "../../../packages/content-engine"

const way = group("Way", "A way to a person.", {
  picture: drawingFile("Small drawing before the words, on a strip. Without it there is none.").optional(),
  title: heading("What the way is."),
  text: sentence("One or two sentences."),
  label: text("What its button or link says."),
  href: href
    .optional()
    .describe(
      'Where it leads, for example "mailto:{site.email}", "tel:{site.phone}" or the address of a calendar. Without it the button does nothing.',
    ),
})

export const ways = block("ways", "WaysBlock", "Ways to a person, beside one another.", {
  title: heading("Heading; on a strip for assistive technology only."),
  lead: sentence("Sentence beside the heading.").optional(),
  strip: z
    .boolean()
    .optional()
    .describe("On (true) they stand on a strip with small pictures and links: right below the top of a page."),
  items: list("One to three ways, the best one last.", way, { min: 1, max: 3 }),
})
