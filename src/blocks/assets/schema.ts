import { block, heading, inlineMarkdown, list, pictureFile, text } from "#engine"
import { download } from "#model/shared/downloads"
import { item } from "#model/shared/schemas"

const asset = item({
  picture: pictureFile("Picture of the asset. Default: none.").optional(),
  title: heading("Asset name."),
  text: inlineMarkdown("Its contents."),
  linkLabel: text("Label of the download button."),
  href: download
    .describe("Full address, or /downloads/… for a file of this site. Without it, the button is unavailable.")
    .optional(),
})

export const assetsSchema = block("assets", "Content", "Brand assets to download, and the letter mark as SVG code.", {
  title: heading("Heading."),
  lead: inlineMarkdown("Sentence beside the heading.").optional(),
  unavailable: text("Note under an asset without a file; shown once above them if none has one."),
  svg: text("Label of the letter mark's SVG code."),
  items: list("One to four assets: logos, guidelines, screenshots, executive photos.", asset, { min: 1, max: 4 }),
})
