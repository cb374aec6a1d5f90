import { execFile } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { addPictures, photosIn } from "../../tests/builds/taken-over/pictures"

/** Kinds of pages that may show a photograph in their first screen. */
const KINDS = ["services", "case-studies", "blog"]

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, "content", folder))
    .filter(file => /\.(mdx|yaml)$/.test(file))
    .map(file => `${folder}/${file}`)

/**
 * Puts photographs into a copy of the project, and builds it.
 * @param root the copy
 * @returns addresses of pages with a photograph in their first screen, one of each kind
 */
export const buildPhotoPages = async (root: string): Promise<string[]> => {
  const [service = ""] = filesIn(root, "services")
  await addPictures(root, {
    cases: filesIn(root, "case-studies").slice(0, 2),
    posts: filesIn(root, "blog").slice(0, 2),
    service,
  })
  await promisify(execFile)("node_modules/.bin/gatsby", ["build"], {
    cwd: root,
    maxBuffer: 1e9,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1", NODE_ENV: "production" },
  })
  return KINDS.map(kind => {
    const page = readdirSync(join(root, "public", kind), { encoding: "utf8", recursive: true })
      .filter(file => file !== "index.html" && file.endsWith("index.html"))
      .find(file =>
        photosIn(readFileSync(join(root, "public", kind, file), "utf8")).some(
          ({ attributes }) => attributes.fetchpriority === "high",
        ),
      )
    if (!page) throw new Error(`No page below /${kind} shows the photograph that was put into its content.`)
    return `/${kind}/${page.slice(0, -"/index.html".length)}`
  })
}
