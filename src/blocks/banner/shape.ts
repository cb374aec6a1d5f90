import { block, heading, pagePicture, requires, sentence } from "#engine"
import { action, largeFigure } from "#model/parts/common"

export const shape = requires(
  block(
    "banner",
    "BannerBlock",
    "Closing call to action of a page, or with a figure whom to write to and how fast they answer.",
    {
      title: heading("Heading of the closing band."),
      lead: sentence("Sentence under the heading.").optional(),
      button: action.describe("Main call to action."),
      secondary: action.optional().describe("Second, quieter call to action."),
      ...largeFigure,
      ...pagePicture("Picture beside the words."),
    },
  ),
  { figureLabel: ["figure"], alt: ["picture"] },
)
