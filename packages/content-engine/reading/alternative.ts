const FILE = /\.(?:jpe?g|png|svg|webp|avif|gif|heic|tiff?|bmp)$/i
const CAMERA = /^(?:img|dsc[nf]?|pxl|gopr|screen ?shot|bildschirmfoto|photo|image|picture|untitled)[\s_-]*[\d\s_.:-]*$/i
const WORD =
  /^(?:an? |the )?(?:image|picture|photo(?:graph)?|drawing|graphic|illustration|screenshot|logo|alt(?:ernative)? text)\.?$/i

/** @returns what is wrong with a text that stands for a picture, if it says nothing of what that shows */
export const alternativeProblem = (text: string): string | undefined =>
  [FILE, CAMERA, WORD].some(pattern => pattern.test(text.trim()))
    ? `"${text.trim()}" does not say what the picture shows. Write it as you would on the phone, such as "Two boats at a pier".`
    : undefined
