/** Texts that end like the name of a picture file. */
const FILE_NAME = /\.(?:jpe?g|png|svg|webp|avif|gif|heic|tiff?|bmp)$/i
/** Default names of photographs, screenshots, scans and downloads, with numbers or dates. */
const CAMERA_FILE_NAME =
  /^(?:img|dsc[nf]?|pxl|gopr|p|(?:whatsapp |chatgpt )?image|screen ?shot|capture d.écran|bildschirmfoto|bild|foto|photo|picture|portrait|figure|scan|(?:untitled|canva)(?: design)?|unbenannt|unnamed|download|alt)?[\s_-]*(?:\d|\b(?:at|um|à|am|pm|wa|mp|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|[\s_.,:()-])*$/i
const GENERIC_TERM =
  /^(?:an? |the )?(?:image|picture|photo(?:graph)?|drawing|graphic|illustration|screenshot|logo|alt(?:ernative)? text)\.?$/i
/** Default titles and layer names of design programs. */
const PROGRAM_TITLE =
  /^(?:(?:created|generated|made|exported) (?:with|by|in|using)\b.*|(?:svg|page|artboard|art|layer|group|frame|path|slice|vector|asset|shape|rect(?:angle)?|ellipse|symbol|component|drawing|background|document|ebene|zeichenfläche|gruppe|calque|icon|ic)[\s_-]*(?:\d[\d\s._-]*)?(?:copy[\s\d]*)?|(?:icons?|ic|logos?|illustrations?|glyphs?|symbols?|components?|assets?)\s*[/_].*|.* copy \d+)$/i

/** Returns whether an alt text does not describe its picture. */
export const isVagueAlt = (text: string): boolean =>
  [FILE_NAME, CAMERA_FILE_NAME, GENERIC_TERM, PROGRAM_TITLE].some(pattern => pattern.test(text.trim()))
