import { z } from "zod"
import { heading, slug, text } from "./common"

/** One entry of content/resources.yaml. */
export const resource = z
  .strictObject({
    id: slug.describe("Name of the resource; each has its own."),
    title: heading("What it is called, in the list and in its link."),
    description: text("What it is and what it is for, in one or two sentences."),
    category: slug.describe('Id of a category in pages/resources.yaml, other than "all".'),
    type: text('What kind of thing it is, for example "Checklist".'),
    downloadUrl: z
      .string()
      .regex(/^(https:\/\/|\/downloads\/)/, 'must start with "https://" or "/downloads/" (a file in static/downloads)')
      .optional()
      .describe(
        "Where the file is: a full address, or /downloads/… for a file in static/downloads. Without it the resource is shown as coming soon.",
      ),
    readTime: text('Time to read or fill in, for example "12 min read".').optional(),
    duration: text('Length of a video, for example "18 min".').optional(),
  })
  .meta({ id: "Resource", description: "A guide, template or video." })
