import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { withFields } from "../with-fields"

/** Posts that no visitor may meet, and a service that only its address leads to. */
export const UNSEEN = { draft: "Zephyrdraft", planned: "Zephyrplan", hidden: "Zephyrhidden" }
/** Where the page of a developer's own is. */
export const COUNTED = "/counted"

const page = `import { type HeadProps } from "gatsby"
import Counter from "../components/counter.island"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"

const title = "Counted"
const Counted = () => (
  <Page pathname="${COUNTED}" title={title}>
    <h1>{title}</h1>
    <Counter />
  </Page>
)
export default Counted
export const Head = ({ pageContext }: HeadProps<unknown, Previewed>) => (
  <Seo title={title} description="A page that counts how often a visitor has pressed its button." path="${COUNTED}" preview={pageContext.preview} />
)
`

/**
 * Adds to a copy of the project what its owner may: posts and a service that are not for everybody, a photograph, a
 * page with state; and the hook of print-schema.ts.
 * @param root the copy
 */
export const addOwn = async (root: string): Promise<void> => {
  const path = (file: string) => join(root, "content", file)
  const filesIn = (folder: string) => readdirSync(path(folder)).filter(file => /\.(yaml|mdx)$/.test(file))
  const [service, post] = [`services/${filesIn("services")[0]}`, `blog/${filesIn("blog")[0]}`]
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
    "card.title": UNSEEN.hidden,
    "card.href": "/services/zephyrhidden",
    "hero.title": UNSEEN.hidden,
    meta: { title: UNSEEN.hidden, description: sentence(UNSEEN.hidden) },
    order,
  })
  const photo = { create: { width: 1280, height: 830, channels: 3, background: "#8899aa" } } as const
  await sharp(photo).jpeg().toFile(path("blog/harbor.jpg"))
  appendFileSync(path(post), "\n![A harbor](./harbor.jpg)\n")
  cpSync("tests/builds/counter.island.tsx", join(root, "src/components/counter.island.tsx"))
  writeFileSync(join(root, `src/pages${COUNTED}.tsx`), page)
  appendFileSync(join(root, "gatsby-node.ts"), 'export { onPreBuild } from "./tests/builds/print-schema"\n')
}
