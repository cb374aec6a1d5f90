import { block, drawingFile, heading, list, inlineMarkdown, text } from "#engine"
import { item } from "#model/parts/common"
import { download } from "#model/parts/downloads"

const asset = item({
  picture: drawingFile("Picture of the asset. Without it there is none.").optional(),
  title: heading("What it is."),
  text: inlineMarkdown("What is inside."),
  linkLabel: text("What the download button says."),
  href: download
    .describe(
      "Where the file is: a full address, or /downloads/… for a file in static/downloads. Without it the button is shown as unavailable.",
    )
    .optional(),
})

export const schema = block("assets", "AssetsBlock", "Brand assets to download, and the mark as SVG.", {
  title: heading("Heading."),
  lead: inlineMarkdown("Sentence beside the heading.").optional(),
  unavailable: text("Under the button of an asset without a file; said once above them while none has one."),
  svg: text("Above the mark as SVG, to be copied."),
  items: list("One to four of them: logos, guidelines, screenshots, executive photos.", asset, { min: 1, max: 4 }),
})
