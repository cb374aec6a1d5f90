const FILE = /\.(?:jpe?g|png|svg|webp|avif|gif|heic|tiff?|bmp)$/i
const CAMERA =
  /^(?:img|dsc[nf]?|pxl|gopr|p|(?:whatsapp |chatgpt )?image|screen ?shot|capture d.écran|bildschirmfoto|bild|foto|photo|picture|portrait|figure|scan|(?:untitled|canva)(?: design)?|unbenannt|unnamed|download|alt)?[\s_-]*(?:\d|\b(?:at|um|à|am|pm|wa|mp|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|[\s_.,:()-])*$/i
/** Words that hang together as in the name of a file: no reader says "hero-banner-final". */
const HYPHENED = /^[\p{L}\d]+(?:_[\p{L}\d]+)+(?: \(\d+\))?$|^[\p{L}\d]+(?:-[\p{L}\d]+){2,}$|^\p{L}$/u
const WORD =
  /^(?:an? |the )?(?:image|picture|photo(?:graph)?|drawing|graphic|illustration|screenshot|logo|alt(?:ernative)? text)\.?$/i

/** Whether a text is one word of the kind that names of files are. */
const isNameOf = (text: string, file: string) =>
  /[-_\d]|\p{Ll}\p{Lu}/u.test(text) &&
  file
    .split("/")
    .at(-1)
    ?.replace(/\.\w+$/, "") === text

/** Whether a text that stands for a picture says nothing of what that shows. */
export const saysNothing = (text: string, file = ""): boolean =>
  [FILE, CAMERA, HYPHENED, WORD].some(pattern => pattern.test(text.trim())) || isNameOf(text.trim(), file)
