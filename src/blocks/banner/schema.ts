import { block, heading, pagePicture, requires, inlineMarkdown } from "#engine"
import { action, figureFieldset } from "#model/parts/common"

export const schema = requires(
  block(
    "banner",
    "BannerBlock",
    "Closing call to action of a page, or with a figure whom to write to and how fast they answer.",
    {
      title: heading("Heading of the closing band."),
      lead: inlineMarkdown("Sentence under the heading.").optional(),
      button: action.describe("Main call to action."),
      secondary: action.optional().describe("Second, quieter call to action."),
      ...figureFieldset,
      ...pagePicture("Picture beside the words."),
    },
  ),
  { figureLabel: ["figure"], alt: ["picture"] },
)
