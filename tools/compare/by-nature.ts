import { immutableFolders } from "../../gatsby/hosting/headers"

/** What may differ without being a difference, and why. A report ends with this list. */
export const BY_NATURE = {
  "Names of files that follow from their content": "Nobody reads them; what is in the files is compared.",
  "Classes, ids and elements that only group": "They mean nothing to a visitor; their look is in the pictures.",
  "The content policy of a page": "It lists hashes of the scripts and styles beside it.",
  "The day": "Both builds are made for today, and their pictures are taken at the same moment of it.",
  "Movement, carets, and what a browser keeps of a visit": "Pictures show a page at rest, on a first visit.",
  "How early a font arrives": "In pictures fonts are part of the page.",
  "A pixel by 2 of 255 levels of light": "A browser rounds the edge of a slanted shape otherwise now and then.",
  "Weight that moves by 1 % or less": "Names and hashes compress differently each time.",
}

const NAMED_BY_CONTENT = new RegExp(`/(${immutableFolders.join("|")})/`)
const HASH = /(?<=[-/.])(?=[^-/.]*\d)\w{6,}(?=[-/.])/g

/** An address without the part of it that follows from a file's content. */
export const withoutHash = (address: string): string =>
  NAMED_BY_CONTENT.test(address) ? address.replace(HASH, "*") : address
