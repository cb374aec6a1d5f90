import { block, heading, inlineMarkdown, list, pictureFile, text } from "#engine"
import { download } from "#model/shared/downloads"
import { item } from "#model/shared/schemas"

const asset = item({
  picture: pictureFile("Picture of the asset. Default: none.").optional(),
  title: heading("Name of the asset."),
  text: inlineMarkdown("Contents of the asset."),
  linkLabel: text("Label of the download button."),
  href: download
    .describe(
      "File of the asset: a full address, or /downloads/… for a file of this site. Without it, the button is disabled.",
    )
    .optional(),
})

export const assetsSchema = block("assets", "Content", "Brand assets to download, and the letter mark as SVG code.", {
  title: heading("Heading."),
  lead: inlineMarkdown("Sentence beside the heading.").optional(),
  unavailable: text("Note under an asset without a file; if no asset has a file, shown once above all assets."),
  svg: text("Label of the button that shows the SVG code of the letter mark."),
  items: list("One to four assets: logos, guidelines, screenshots, executive photos.", asset, { min: 1, max: 4 }),
})
