import { appendFileSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { stringify } from "yaml"
import { setFields } from "../set-fields"
import { applyExamples } from "./examples"
import { ANALYTICS_HOST, FORM_HOST } from "./lead-server"

/** Enables delivery of both forms and analytics in a copy. */
export const enableFormsAndAnalytics = (root: string): void => {
  const site = join(root, "content/site.yaml")
  const fields = {
    contactForm: { provider: "endpoint", endpoint: `https://${FORM_HOST}/contact` },
    newsletterForm: { provider: "formspree", endpoint: `https://${FORM_HOST}/newsletter` },
    analytics: `https://${ANALYTICS_HOST}/script.js`,
    analyticsAttributes: ["data-domain=quillbay.test"],
  }
  writeFileSync(site, setFields(readFileSync(site, "utf8"), fields))
  appendFileSync(
    join(root, "content/legal/privacy.mdx"),
    `\nVisits are counted by ${ANALYTICS_HOST}, without cookies; the name of a campaign is kept as \`campaign\`.\n`,
  )
}

/** Name of the hidden service. */
export const HIDDEN_SERVICE = "Zephyrhidden"
/** Alternative texts and colors of the pictures that replace drawings. */
export const replacementPictures = {
  drawing: "Zephyr at a quay",
  grey: "#888888",
  photograph: "Zephyr at her desk",
  brown: "#776655",
}

/** Value of the field that docs/tasks.md adds to the steps block. */
export const REMARK = "She lands on Fridays only."

/** A page added as one file. */
export const landingPage = {
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
    { type: "callout", title: "Mind the gap", lead: "The quay is slippery." },
    { type: "items", title: "What is on board", items: [{ title: "Her mail", text: "A bag for every house." }] },
    ...["What she reads", "What she lends"].map(title => ({ type: "library", title })),
    ...["One trip", "Two trips"].map(title => ({ type: "estimator", title })),
    ...["Write to her", "Write to her crew"].map(title => ({ type: "contact", title })),
    { type: "faq", title: "What people ask", items: [{ question: "Is the cat kind?", answer: "Mostly it is." }] },
    { type: "banner", title: "Come aboard", button: { label: "Write to us", href: "/contact" } },
  ],
}

/** Target of the content file that is a symbolic link, relative to the root of the copy. */
export const LINKED_FILE = "owned-team.yaml"

/**
 * Customizes a copy of the project: applies the examples of docs/tasks.md, adds a hidden service, photographs, a
 * imported SVG and a page, and replaces a content file by a symbolic link.
 * @param root - root of the copy
 */
export const addOwnerChanges = async (root: string): Promise<void> => {
  const path = (file: string) => join(root, "content", file)
  const filesIn = (folder: string) => readdirSync(path(folder)).filter(file => /\.(yaml|mdx)$/.test(file))
  const [service, withSvg, withPhotos] = filesIn("services").map(file => `services/${file}`) as [string, string, string]
  const post = `blog/${filesIn("blog")[0]}`
  const copyFile = (from: string, to: string, fields: Record<string, unknown>) =>
    writeFileSync(path(to), setFields(readFileSync(path(from), "utf8"), fields))
  copyFile(service, "services/zephyrhidden.yaml", {
    hidden: true,
    slug: "zephyrhidden",
    aliases: undefined,
    name: HIDDEN_SERVICE,
    "blocks.0.title": HIDDEN_SERVICE,
    meta: {
      title: HIDDEN_SERVICE,
      description: "What is hidden, for whom it is there all the same, and who leads to it.",
    },
    order: filesIn("services").length + 1,
  })
  const photo = { create: { width: 1280, height: 830, channels: 3, background: replacementPictures.brown } } as const
  await sharp(photo).jpeg().toFile(path("blog/harbor.jpg"))
  await sharp(photo).jpeg().toFile(path("services/after.jpg"))
  await sharp(photo).negate().avif().toFile(path("services/before.avif"))
  const drawing = withSvg.replace(/yaml$/, "svg").replace(/^/, "drawings/")
  writeFileSync(
    path(drawing),
    `<svg class="drawing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><title>${replacementPictures.drawing}</title><path fill="${replacementPictures.grey}" d="M9 9h99v99z"/></svg>`,
  )
  copyFile(withSvg, withSvg, { picture: drawing })
  copyFile(withPhotos, withPhotos, {
    picture: "./after.jpg",
    "blocks.0.picture": "./after.jpg",
    "blocks.0.alt": replacementPictures.photograph,
    "blocks.0.before": "./before.avif",
    "blocks.0.after": "./after.jpg",
  })
  const pixel = sharp({ create: { ...photo.create, width: 1, height: 1 } })
  for (const name of ["dot.png", "punkt.webp", "点.jpg"]) await pixel.toFile(path(`blog/${name}`))
  const pixels = "![A dot](./dot.png), ![ein Punkt](./punkt.webp), ![点です](./点.jpg)."
  appendFileSync(path(post), `\n![A harbor](./harbor.jpg)\n\nOf one pixel: ${pixels}\n`)
  renameSync(path("team.yaml"), join(root, LINKED_FILE))
  symlinkSync(`../${LINKED_FILE}`, path("team.yaml"))
  writeFileSync(path("pages/zephyrlanding.yaml"), stringify(landingPage))
  applyExamples(root)
}
