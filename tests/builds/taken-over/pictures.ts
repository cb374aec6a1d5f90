import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type DefaultTreeAdapterTypes, parse } from "parse5"
import sharp, { type Sharp } from "sharp"
import { parseDocument } from "yaml"
import { withFields } from "../../with-fields"

/** Something like a photograph: a lit scene. Without grain, which would take a second of each picture to compress. */
const photograph = (width: number, height: number, hue: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="a" cx=".35" cy=".3" r=".9"><stop stop-color="hsl(${hue} 60% 82%)"/><stop offset="1" stop-color="hsl(${hue + 40} 45% 18%)"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#a)"/><circle cx="50%" cy="42%" r="18%" fill="hsl(${hue + 180} 40% 45%)"/><rect x="22%" y="62%" width="56%" height="60%" rx="80" fill="hsl(${hue + 200} 30% 30%)"/></svg>`,
    ),
  )

/** Pictures that the copy's content names, by their paths inside content/. */
export const PICTURES = {
  team: "team/ana.jpg",
  cases: ["case-studies/pictures/desk.jpg", "case-studies/pictures/stall.webp"],
  posts: ["blog/quay.jpg", "blog/Deck.avif"],
  prose: { photo: "blog/harbor.jpg", screenshot: "blog/screen.png", vector: "blog/plan.svg" },
  service: "services/voice.jpg",
} as const

/** A drawing as drawing programs export it. */
const PLAN = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="640" height="320" viewBox="0 0 640 320"><defs><path id="b" d="M0 0h80v80H0z"/></defs><use xlink:href="#b" x="40" y="40"/><use xlink:href="#b" x="240" y="160"/></svg>\n`

const write = async (root: string) => {
  const { team, cases, posts, prose, service } = PICTURES
  const put = async (file: string, picture: Sharp | string) => {
    const path = join(root, "content", file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof picture === "string" ? picture : await picture.toBuffer())
  }
  // As a phone stores a portrait: lying on its side, with a note which way is up.
  await put(team, photograph(1200, 900, 20).withMetadata({ orientation: 6 }).jpeg())
  await put(cases[0], photograph(1280, 640, 200).jpeg())
  await put(cases[1], photograph(1280, 720, 90).webp())
  await put(posts[0], photograph(1280, 850, 300).jpeg())
  await put(posts[1], photograph(900, 700, 140).avif())
  await put(prose.photo, photograph(1280, 830, 260).jpeg())
  await put(prose.screenshot, sharp(Buffer.from(PLAN)).png())
  await put(prose.vector, PLAN)
  await put(service, photograph(1280, 640, 40).jpeg())
}

/**
 * Puts pictures beside the content of a copy of the project, and names them there.
 * @param root the copy
 * @param files paths inside content/: two cases, two posts, a service
 */
export const addPictures = async (
  root: string,
  files: { cases: string[]; posts: string[]; service: string },
): Promise<void> => {
  await write(root)
  const path = (file: string) => join(root, "content", file)
  const set = (file: string, fields: Record<string, unknown>) =>
    existsSync(path(file)) && writeFileSync(path(file), withFields(readFileSync(path(file), "utf8"), fields))
  const beside = (file: string) => `./${file.slice(file.indexOf("/") + 1)}`
  const { cases, posts, prose, service } = PICTURES
  cases.forEach((file, index) => set(files.cases[index]!, { scene: { file: beside(file), alt: `Case ${index}` } }))
  files.posts.forEach((file, index) => set(file, { scene: { file: beside(posts[index]!), alt: `Post ${index}` } }))
  set(files.service, { scene: { file: beside(service), alt: "Service" } })
  for (const page of ["press", "contact"])
    set(`pages/${page}.yaml`, { "hero.file": service, "hero.sceneAlt": "Our own picture" })
  for (const page of ["team", "legal"]) set(`pages/${page}.yaml`, { file: service, sceneAlt: "Our own picture" })
  const [post] = files.posts
  if (post)
    appendFileSync(
      path(post),
      `\n![A harbor](${beside(prose.photo)} "The harbor by night")\n\nA ![screen](${beside(prose.screenshot)}) in a line.\n\n![A plan](${beside(prose.vector)})\n`,
    )
  if (!existsSync(path("testimonials.yaml"))) return
  const testimonials = parseDocument(readFileSync(path("testimonials.yaml"), "utf8"))
  testimonials.setIn([0, "image"], `./${PICTURES.team}`)
  writeFileSync(path("testimonials.yaml"), testimonials.toString({ lineWidth: 0 }))
}

/** A picture of a page as its HTML holds it. */
interface Shown {
  attributes: Record<string, string>
  /** The newer formats: type, `srcset` and `sizes` of each. */
  sources: Record<string, string>[]
}

/** All pictures of a page that were made of photographs. */
export const photosIn = (html: string): Shown[] => {
  const found: Shown[] = []
  const attributesOf = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
    Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
  const look = (node: DefaultTreeAdapterTypes.Node) => {
    if (!("childNodes" in node)) return
    node.childNodes.forEach(look)
    if (node.nodeName !== "picture") return
    const elements = node.childNodes.filter(child => "tagName" in child)
    const image = elements.find(({ tagName }) => tagName === "img")
    // A drawing has one for wide windows, without a type.
    const sources = elements
      .filter(({ tagName }) => tagName === "source")
      .map(attributesOf)
      .filter(({ type }) => type)
    if (image && sources.length > 0) found.push({ attributes: attributesOf(image), sources })
  }
  look(parse(html))
  return found
}
