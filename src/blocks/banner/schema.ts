import { block, heading, inlineMarkdown, optionalPictureWithAlt, requires } from "#engine"
import { action, blockFigureFields } from "#model/shared/schemas"

export const bannerSchema = requires(
  block(
    "banner",
    "Calls to action",
    "Call to action beside a picture: at the end of a page, or, with a key figure, inside it.",
    {
      title: heading("Heading of the banner."),
      lead: inlineMarkdown("Sentence under the heading.").optional(),
      button: action.describe("Main call to action."),
      secondary: action.optional().describe("Secondary call to action."),
      ...blockFigureFields,
      ...optionalPictureWithAlt("Picture beside the text."),
    },
  ),
  { figureLabel: ["figure"], alt: ["picture"] },
)
