import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { withFields } from "../with-fields"

/** Posts that no visitor may meet, and a service that only its address leads to. */
export const UNSEEN = { draft: "Zephyrdraft", planned: "Zephyrplan", hidden: "Zephyrhidden" }
/** What the pictures of services show that take the place of drawings. */
export const SHOWN = { drawing: "Zephyr at a quay", photograph: "Zephyr at her desk" }

/**
 * Adds to a copy of the project what its owner may: posts and a service that are not for everybody, photographs, and a
 * drawing of another program; and the hook of print-schema.ts.
 * @param root the copy
 */
export const addOwn = async (root: string): Promise<void> => {
  const path = (file: string) => join(root, "content", file)
  const filesIn = (folder: string) => readdirSync(path(folder)).filter(file => /\.(yaml|mdx)$/.test(file))
  const [service, drawn, photographed] = filesIn("services").map(file => `services/${file}`) as [string, string, string]
  const post = `blog/${filesIn("blog")[0]}`
  const order = filesIn("services").length + 1
  const add = (from: string, to: string, fields: Record<string, unknown>) =>
    writeFileSync(path(to), withFields(readFileSync(path(from), "utf8"), fields))
  const sentence = (title: string) => `What ${title} says, for whom it is written, and what they have after reading it.`
  const addPost = (title: string, fields: Record<string, unknown>) =>
    add(post, `blog/${title.toLowerCase()}.mdx`, {
      ...{ title, excerpt: sentence(title), slug: undefined, featured: false },
      ...fields,
    })
  addPost(UNSEEN.draft, { draft: true })
  addPost(UNSEEN.planned, { date: `${new Date().getFullYear() + 1}-12-03` })
  add(service, "services/zephyrhidden.yaml", {
    hidden: true,
    slug: "zephyrhidden",
    aliases: undefined,
    name: UNSEEN.hidden,
    "blocks.0.title": UNSEEN.hidden,
    meta: { title: UNSEEN.hidden, description: sentence(UNSEEN.hidden) },
    order,
  })
  const photo = { create: { width: 1280, height: 830, channels: 3, background: "#8899aa" } } as const
  await sharp(photo).jpeg().toFile(path("blog/harbor.jpg"))
  await sharp(photo).jpeg().toFile(path("services/before.jpg"))
  await sharp(photo).negate().jpeg().toFile(path("services/after.jpg"))
  writeFileSync(
    path(drawn.replace(/^services(.*)yaml$/, "drawings/services$1svg")),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><title>${SHOWN.drawing}</title><path fill="#888" d="M9 9h99v99z"/></svg>`,
  )
  add(photographed, photographed, {
    "blocks.0.picture": "./after.jpg",
    "blocks.0.alt": SHOWN.photograph,
    "blocks.0.before": "./before.jpg",
    "blocks.0.after": "./after.jpg",
  })
  appendFileSync(path(post), "\n![A harbor](./harbor.jpg)\n")
  appendFileSync(join(root, "gatsby-node.ts"), 'export { onPreBuild } from "./tests/builds/print-schema"\n')
}
