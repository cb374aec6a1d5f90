import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { basename } from "node:path"
import type { Node, NodePluginArgs, Reporter } from "gatsby"
import type { OptionalPackage } from "../.."
import { imagePath } from "../../content-engine"
import { type Brand, type FindPhoto, type PreviewImage, previewImageOf } from "./plan"

/** Outlives `gatsby clean`, and build hosts keep it between builds. */
const CACHE = "node_modules/.cache/preview-images"
const PUBLISHED = "public/og"
/** Images that no build has wanted lately leave the cache when they are this old. */
const KEPT = 30 * 24 * 3600_000

/** What `draw.ts` gets on standard input. */
export interface Order {
  brand: Brand
  folder: string
  images: PreviewImage[]
  /** Where the icons go; nothing if they are there. */
  icons?: string | undefined
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.includes(".test."))
    .map(entry => `${entry.parentPath}/${entry.name}`)
    .sort()

let style: string | undefined

/** Digest of everything but words that decides how images look: drawings, colours, fonts and their composition. */
const styleDigest = (): string => {
  if (style) return style
  const hash = createHash("sha256")
  for (const file of ["src/scenes", "src/theme", "packages/drawings"].flatMap(filesIn))
    hash.update(file).update(readFileSync(file))
  return (style = hash.digest("hex"))
}

/** The images of the pages made so far in this build. */
const wanted = new Map<string, PreviewImage>()

/** Finds the pictures that the file of a node names. */
const photosOf = (
  node: Node,
  { getNode, getNodesByType }: Pick<NodePluginArgs, "getNode" | "getNodesByType">,
): FindPhoto => {
  let file: Node | undefined = node
  while (file?.parent && file.internal.type !== "File") file = getNode(file.parent)
  return path => {
    const target = imagePath(String(file?.relativePath), path)
    const photo = getNodesByType("File").find(({ relativePath }) => relativePath === target)
    return photo && { file: String(photo.absolutePath), digest: photo.internal.contentDigest }
  }
}

/** Takes note of the preview image of a page; it is drawn by `drawImages`. */
export const previewFor: NonNullable<OptionalPackage["previewFor"]> = (node, site, gatsby) => {
  if (!node || !site) return undefined
  const image = previewImageOf(node, brandOf(site), styleDigest(), photosOf(node, gatsby))
  if (!image) return undefined
  wanted.set(image.path, image)
  return { src: image.path, alt: image.title }
}

const brandOf = (site: Node): Brand => {
  const { name, url, shipName } = site as Node & Brand
  return { name, url, shipName }
}

/** Icons of one brand in one style have a folder of their own. */
const iconsOf = ({ name }: Brand, folder: string): string =>
  `${folder}/icons-${createHash("sha256").update(styleDigest()).update(name).digest("hex").slice(0, 16)}`

/**
 * Draws what is not in the cache yet, in a process of its own, while the build goes on.
 * @param site the brand, from `site.yaml`
 * @param folder the cache
 * @returns how many preview images were drawn and how many are wanted
 * @throws with what the drawing process said, if it fails
 */
export const drawImages = async (site: Node, folder = CACHE): Promise<{ drawn: number; wanted: number }> => {
  const brand = brandOf(site)
  const images = [...wanted.values()].filter(({ path }) => !existsSync(`${folder}/${basename(path)}`))
  const icons = existsSync(iconsOf(brand, folder)) ? undefined : iconsOf(brand, folder)
  if (images.length > 0 || icons) {
    const child = spawn(process.execPath, ["--import", "tsx", "packages/drawings/preview-images/draw.ts"], {
      stdio: ["pipe", "ignore", "pipe"],
    })
    child.stdin.end(JSON.stringify({ brand, folder, images, icons } satisfies Order))
    let complaint = ""
    child.stderr.on("data", data => (complaint += String(data)))
    const code = await new Promise(resolve => child.on("close", resolve))
    if (code !== 0) throw new Error(`The preview images could not be drawn.\n${complaint}`)
  }
  return { drawn: images.length, wanted: wanted.size }
}

/** Runs beside the build; never rejects, so that a failure is reported once, at the end. */
let drawing: Promise<() => string> | undefined

/** Begins to draw preview images and icons. */
export const beginImages = (site: Node): void => {
  drawing = drawImages(site).then(
    ({ drawn, wanted }) =>
      () =>
        `Preview images: ${drawn} drawn, ${wanted - drawn} from the cache`,
    (error: unknown) => () => {
      throw error
    },
  )
}

/**
 * Puts the preview images of this build into `public/og/`, takes out those of earlier builds, and adds the icons that
 * `static/` does not have.
 * @throws if the drawing failed or was never begun: images must not be missing in silence
 */
export const publishImages = async (_root: string, site: Node, reporter: Reporter): Promise<string[]> => {
  const tell = await drawing
  if (!tell) throw new Error("The preview images were not begun: onPostBootstrap did not see content/site.yaml.")
  reporter.info(tell())
  mkdirSync(PUBLISHED, { recursive: true })
  const names = new Set([...wanted.keys()].map(path => basename(path)))
  for (const name of readdirSync(PUBLISHED)) if (!names.has(name)) rmSync(`${PUBLISHED}/${name}`)
  for (const name of names)
    if (!existsSync(`${PUBLISHED}/${name}`)) copyFileSync(`${CACHE}/${name}`, `${PUBLISHED}/${name}`)
  const icons = iconsOf(brandOf(site), CACHE)
  for (const name of readdirSync(CACHE)) {
    const isOld = Date.now() - statSync(`${CACHE}/${name}`).mtimeMs > KEPT
    if (isOld && !names.has(name) && name !== basename(icons)) rmSync(`${CACHE}/${name}`, { recursive: true })
  }
  cpSync(icons, "public", { recursive: true, filter: file => !existsSync(`static/${basename(file)}`) })
  return []
}
