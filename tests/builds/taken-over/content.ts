import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Document, isMap, isScalar, parseDocument, visit } from "yaml"
import { loadContent } from "../../../gatsby/content/load"
import { newEntry } from "../../../gatsby/content/new-entry"
import { textFilesIn } from "./brand"

/** Posts of the copy: the one that visitors see, and two that no visitor may meet. */
export const POSTS = { published: "Quay notes", draft: "Zephyrdraft", planned: "Zephyrplan" }
const SERVICES = ["Voice agents", "Night desk"]
const CASES = ["Two lines became one", "A stall that sells by post"]

/** Adds what `npm run new` would write, and gives back the files. */
const begin = async (root: string, kind: string, titles: string[]): Promise<string[]> => {
  const files: string[] = []
  for (const title of titles) {
    const { file, content } = await newEntry(kind, title, loadContent(root))
    writeFileSync(join(root, "content", file), content)
    files.push(file)
  }
  return files
}

/** Leaves only these files in their folder. */
const keep = (root: string, files: string[]) => {
  const folder = files[0]!.slice(0, files[0]!.indexOf("/"))
  for (const file of readdirSync(join(root, "content", folder)))
    if (!files.includes(`${folder}/${file}`)) rmSync(join(root, "content", folder, file), { recursive: true })
}

const edit = (root: string, file: string, change: (document: Document) => void) => {
  const path = join(root, "content", file)
  const document = parseDocument(readFileSync(path, "utf8"))
  change(document)
  writeFileSync(path, document.toString({ lineWidth: 0 }))
}

/** Sets details of a post, which stand above its text; `undefined` takes one out. */
const details = (root: string, file: string, values: Record<string, unknown>) => {
  const path = join(root, "content", file)
  const [, head = "", ...body] = readFileSync(path, "utf8").split(/^---$/m)
  const document = parseDocument(head)
  for (const [name, value] of Object.entries(values))
    if (value === undefined) document.delete(name)
    else document.set(name, value)
  writeFileSync(path, ["", `\n${document.toString({ lineWidth: 0 })}`, ...body].join("---"))
}

/** Another price of the same length: the digits move on by one, none becomes a zero in front. */
const otherPrice = (price: string) => price.replace(/\d/g, digit => String((Number(digit) % 9) + 1))

/** Leads every link to a service that is gone to one that is there. */
const relink = (root: string, gone: string[], path: string) => {
  for (const file of readdirSync(join(root, "content/pages")))
    edit(root, `pages/${file}`, document =>
      visit(document, {
        Pair: (_, { key, value }) => {
          if (isScalar(key) && key.value === "href" && isScalar(value) && gone.includes(String(value.value)))
            value.value = path
        },
      }),
    )
}

const slugOf = (file: string) => file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/, "")

/**
 * Makes the content of a copy of the project another agency's: two other services, two other case studies, one other
 * post with a draft and a planned one beside it, and other prices everywhere.
 * @param root the copy
 * @returns addresses that are gone
 */
export const replaceContent = async (root: string): Promise<string[]> => {
  const old = readdirSync(join(root, "content/services")).map(slugOf)
  const gone = old.map(slug => `/services/${slug}`)

  const services = await begin(root, "service", SERVICES)
  keep(root, services)
  const slugs = services.map(slugOf)
  services.forEach((file, index) => edit(root, file, document => document.set("order", index + 1)))
  edit(root, "site.yaml", document => document.setIn(["footer", "services"], slugs))
  relink(root, gone, `/services/${slugs[0]}`)

  const cases = await begin(root, "case-study", CASES)
  keep(root, cases)
  const used = new Set<unknown>()
  cases.forEach((file, index) =>
    edit(root, file, document => {
      document.set("order", index + 1)
      document.set("featured", true)
      document.set("services", [slugs[index]])
      used.add(document.get("category"))
    }),
  )
  edit(root, "pages/case-studies.yaml", document => {
    const items = document.getIn(["categories", "items"], true)
    if (!("items" in (items as object))) throw new Error("pages/case-studies.yaml has no categories.")
    const list = items as { items: unknown[] }
    list.items = list.items.filter(item => isMap(item) && used.has(item.get("category")))
  })

  const posts = await begin(root, "post", Object.values(POSTS))
  keep(root, posts)
  const [published, , planned] = posts
  details(root, published!, { draft: undefined, featured: true })
  details(root, planned!, { draft: undefined, date: "December 3, 2041" })

  for (const file of textFilesIn(join(root, "content")))
    writeFileSync(file, readFileSync(file, "utf8").replace(/\$\d[\d,.]*/g, otherPrice))
  return gone
}
