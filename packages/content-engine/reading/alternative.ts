const FILE = /\.(?:jpe?g|png|svg|webp|avif|gif|heic|tiff?|bmp)$/i
const CAMERA =
  /^(?:img|dsc[nf]?|pxl|gopr|p|(?:whatsapp |chatgpt )?image|screen ?shot|capture d.écran|bildschirmfoto|photo|picture|figure|untitled)?[\s_-]*(?:\d|\b(?:at|um|à|am|pm|wa|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|[\s_.,:()-])*$/i
/** Words that hang together as in the name of a file: no reader says "hero-banner-final". */
const HYPHENED = /^[\p{L}\d]+(?:_[\p{L}\d]+)+$|^[\p{L}\d]+(?:-[\p{L}\d]+){2,}$/u
const WORD =
  /^(?:an? |the )?(?:image|picture|photo(?:graph)?|drawing|graphic|illustration|screenshot|logo|alt(?:ernative)? text)\.?$/i

/** @returns what is wrong with a text that stands for a picture, if it says nothing of what that shows */
export const alternativeProblem = (text: string): string | undefined =>
  [FILE, CAMERA, HYPHENED, WORD].some(pattern => pattern.test(text.trim()))
    ? `"${text.trim()}" does not say what the picture shows. Write it as you would on the phone, such as "Two boats at a pier".`
    : undefined
