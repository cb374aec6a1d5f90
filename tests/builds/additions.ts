import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { stringify } from "yaml"
import { withFields } from "../with-fields"

/** Posts that no visitor may meet, and a service that only its address leads to. */
export const UNSEEN = { draft: "Zephyrdraft", planned: "Zephyrplan", hidden: "Zephyrhidden", foreign: "Zephyrforeign" }
/** What the pictures of services show that take the place of drawings, and their colors. */
export const SHOWN = {
  ...{ drawing: "Zephyr at a quay", grey: "#888888" },
  ...{ photograph: "Zephyr at her desk", brown: "#776655" },
}

/** What a field says that the block of steps has in the copy alone. */
export const REMARK = "She lands on Fridays only."

/** A page that is one file. */
export const LANDING = {
  path: "/zephyrlanding",
  menu: "Zephyr lands",
  meta: {
    title: "Zephyr lands",
    description: "Where Zephyr lands, who waits for her there, and what she has on board.",
  },
  blocks: [
    { type: "hero", title: "Zephyr has landed", primary: { label: "Write to us", href: "/contact" } },
    {
      type: "items",
      layout: "facts",
      title: "Her facts",
      items: [{ title: "Her crew", text: "Four of them, and a cat." }],
    },
    {
      type: "steps",
      title: "How she lands",
      remark: REMARK,
      items: [{ title: "She waits", text: "For the tide." }],
    },
    { type: "items", title: "What is on board", items: [{ title: "Her mail", text: "A bag for every house." }] },
    { type: "faq", title: "What people ask", items: [{ question: "Is the cat kind?", answer: "Mostly it is." }] },
    { type: "banner", title: "Come aboard", button: { label: "Write to us", href: "/contact" } },
  ],
}

/** Gives the block of steps a field, as somebody does it: in its folder alone. */
const addField = (root: string): void => {
  const change = (file: string, ...changes: [RegExp, string][]) => {
    const path = join(root, "src/blocks/steps", file)
    const text = changes.reduce((before, [place, more]) => before.replace(place, more), readFileSync(path, "utf8"))
    writeFileSync(path, text)
  }
  change("shape.ts", [/block\("steps",[^{]*\{/, '$& remark: sentence("What is said below the heading.").optional(),'])
  change(
    "steps.tsx",
    [/export const Steps = \(\{/, "$& remark,"],
    [/<HeadedSection [^>]*>/, "$&<p>{remark}</p>"],
    [/fragment StepsBlock on StepsBlock \{/, "$& remark"],
  )
}

/** A file of content that is a link: what it leads to, and how that was, from the root of the copy. */
export const OWNED = { file: "elsewhere/team.yaml", before: "elsewhere/before.yaml" }

/** Lays files of other programs beside those of content, and makes one of content a link. */
const addForeign = (root: string, post: string) => {
  const path = (file: string) => join(root, "content", file)
  const name = post.replace("blog/", "")
  writeFileSync(path(`blog/._${name}`), "\0\x05\x16\x07\0\x02\0\0Mac OS X")
  writeFileSync(path(`blog/~$${name}`), "\0")
  symlinkSync("ana@host.1:1700000000", path(`blog/.#${name}`))
  const hidden = { title: UNSEEN.foreign, topics: undefined }
  writeFileSync(path("blog/.draft.mdx"), withFields(readFileSync(path(post), "utf8"), hidden))
  mkdirSync(join(root, "elsewhere"))
  renameSync(path("team.yaml"), join(root, OWNED.file))
  copyFileSync(join(root, OWNED.file), join(root, OWNED.before))
  symlinkSync(`../${OWNED.file}`, path("team.yaml"))
}

/**
 * Adds to a copy of the project what its owner may: posts and a service that are not for everybody, photographs, a
 * drawing of another program, a page, a field of a block, and what other programs leave there.
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
  const photo = { create: { width: 1280, height: 830, channels: 3, background: SHOWN.brown } } as const
  await sharp(photo).jpeg().toFile(path("blog/harbor.jpg"))
  await sharp(photo).jpeg().toFile(path("services/after.jpg"))
  await sharp(photo).negate().avif().toFile(path("services/before.avif"))
  const drawing = drawn.replace(/yaml$/, "svg").replace(/^/, "drawings/")
  writeFileSync(
    path(drawing),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><title>${SHOWN.drawing}</title><path fill="${SHOWN.grey}" d="M9 9h99v99z"/></svg>`,
  )
  add(drawn, drawn, { picture: drawing })
  add(photographed, photographed, {
    picture: "./after.jpg",
    "blocks.0.picture": "./after.jpg",
    "blocks.0.alt": SHOWN.photograph,
    "blocks.0.before": "./before.avif",
    "blocks.0.after": "./after.jpg",
  })
  await sharp({ create: { ...photo.create, width: 1, height: 1 } })
    .png()
    .toFile(path("blog/dot.png"))
  appendFileSync(path(post), "\n![A harbor](./harbor.jpg)\n\nA ![dot of one pixel](./dot.png).\n")
  addForeign(root, post)
  writeFileSync(path("pages/zephyrlanding.yaml"), stringify(LANDING))
  addField(root)
}
