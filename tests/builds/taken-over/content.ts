import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { isScalar, parse, parseDocument, visit } from "yaml"
import { loadContent } from "../../../packages/content-engine"
import { newEntry } from "../../../model"
import { withFields } from "../../with-fields"
import { onPage, textFilesIn } from "./brand"
import { finishContent } from "./launch"
import { addPictures } from "./pictures"

/** Posts of the copy: two that visitors see, and two that no visitor may meet. */
export const POSTS = { published: "Quay notes", draft: "Zephyrdraft", planned: "Zephyrplan", second: "Deck notes" }
/** A service and a testimonial that nobody sees, and a service that only its address leads to. */
export const UNSEEN = { service: "Zephyrdraft works", testimonial: "Zephyrdraft Person", hidden: "Zephyrhidden" }
const SERVICES = ["Voice agents", "Night desk"]
const CASES = ["Two lines became one", "A stall that sells by post"]

/** Words in place of those in [brackets]; the first letter of the title keeps two files apart. */
const filledIn = (content: string, title: string): string =>
  content
    .replace(/"\[((?:[^"\\]|\\.)*)\]"/g, (_, words: string) => `"${title.slice(0, 1)}${words}"`)
    .replace(/^(## )?\[(.*)\]$/gm, "$1$2")

/** Adds what `npm run new` would write, filled in, and gives back the files. */
const begin = async (root: string, kind: string, titles: string[]): Promise<string[]> => {
  const files: string[] = []
  for (const title of titles) {
    const { file, content } = await newEntry(kind, title, loadContent(root))
    writeFileSync(join(root, "content", file), filledIn(content, title))
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

/** Changes a file of the copy, if it has it. */
const change = (root: string, file: string, to: (text: string) => string) => {
  const path = join(root, "content", file)
  if (file === "" || !existsSync(path)) return
  writeFileSync(path, to(readFileSync(path, "utf8")))
}
const set = (root: string, file: string, fields: Record<string, unknown>) =>
  change(root, file, text => withFields(text, fields))

/** Another price of the same length: the digits move on by one, none becomes a zero in front. */
const otherPrice = (price: string) => price.replace(/\d/g, digit => String((Number(digit) % 9) + 1))

/** Leads every link to a service that is gone to one that is there. */
const relink = (root: string, gone: string[], path: string) => {
  for (const file of readdirSync(join(root, "content/pages")))
    change(root, `pages/${file}`, text => {
      const document = parseDocument(text)
      visit(document, {
        Scalar: (_, value) => {
          if (gone.includes(String(value.value))) value.value = path
        },
      })
      return document.toString({ lineWidth: 0 })
    })
}

const categoryOf = (text: string) => (parse(text) as { category: string }).category
const slugOf = (file: string) => file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/, "")

/**
 * Makes the content of a copy of the project another agency's: two other services, two other case studies, two other
 * posts with a draft and a planned one beside them, pictures, and other prices everywhere.
 * @param root the copy
 * @returns addresses that are gone
 */
export const replaceContent = async (root: string): Promise<string[]> => {
  const old = readdirSync(join(root, "content/services")).map(slugOf)
  const gone = old.map(slug => `/services/${slug}`)

  const services = await begin(root, "service", SERVICES)
  keep(root, services)
  const slugs = services.map(slugOf)
  services.forEach((file, index) =>
    set(root, file, { draft: undefined, order: index + 1, "hero.title": SERVICES[index] }),
  )
  set(root, "site.yaml", { "footer.services": slugs })
  relink(root, gone, `/services/${slugs[0]}`)
  change(root, "team.yaml", text => {
    const document = parseDocument(text)
    visit(document, {
      Pair: (_, pair) => {
        if (isScalar(pair.key) && pair.key.value === "services") pair.value = document.createNode([slugs[0]])
      },
    })
    return document.toString({ lineWidth: 0 })
  })

  const cases = await begin(root, "case-study", CASES)
  keep(root, cases)
  cases.forEach((file, index) =>
    set(root, file, { draft: undefined, order: index + 1, featured: true, services: [slugs[index]] }),
  )
  const used = cases.map(file => categoryOf(readFileSync(join(root, "content", file), "utf8")))
  change(root, "pages/case-studies.yaml", text => {
    const { categories } = parse(text) as { categories?: { items: { category: string }[] } }
    const items = categories?.items.filter(({ category }) => used.includes(category))
    return items ? withFields(text, { "categories.items": items }) : text
  })

  const posts = onPage("blog").skip ? [] : await begin(root, "post", Object.values(POSTS))
  if (posts.length > 0) keep(root, posts)
  const [published = "", , planned = "", second = ""] = posts
  set(root, published, { draft: undefined, featured: true })
  set(root, second, { draft: undefined, featured: true })
  set(root, planned, {
    draft: undefined,
    date: "December 3, 2027",
    excerpt: "What a day to come will bring, told in the sixty characters and more that lists and search results show.",
  })

  const [hidden] = await begin(root, "service", [UNSEEN.hidden, UNSEEN.service])
  set(root, hidden!, { draft: undefined, hidden: true, "hero.title": UNSEEN.hidden })
  await begin(root, "testimonial", [UNSEEN.testimonial])

  await addPictures(root, { cases, posts: posts.length > 0 ? [published, second] : [], service: services[0]! })

  finishContent(root)

  for (const file of textFilesIn(join(root, "content")))
    writeFileSync(file, readFileSync(file, "utf8").replace(/\$\d[\d,.]*/g, otherPrice))
  return gone
}
