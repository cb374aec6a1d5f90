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
  drawingAlt: "Zephyr at a quay",
  drawingColor: "#888888",
  photographAlt: "Zephyr at her desk",
  photographColor: "#776655",
}

/** Value of the field that docs/tasks.md adds to the steps block. */
export const REMARK = "She lands on Fridays only."

/** A page added as one file, with three block types repeated. */
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

/** Target of the symbolic link `content/team.yaml`, relative to the root of the copy. */
export const SYMLINK_TARGET = "owned-team.yaml"

/**
 * Customizes a copy of the project: applies the examples of docs/tasks.md, adds a hidden service, photographs, an
 * imported SVG and a page, and replaces a content file by a symbolic link.
 * @param root - root of the copy
 */
export const addOwnerChanges = async (root: string): Promise<void> => {
  const contentPath = (file: string) => join(root, "content", file)
  const filesIn = (folder: string) => readdirSync(contentPath(folder)).filter(file => /\.(yaml|mdx)$/.test(file))
  const [serviceFile, svgServiceFile, photoServiceFile] = filesIn("services").map(file => `services/${file}`) as [
    string,
    string,
    string,
  ]
  const postFile = `blog/${filesIn("blog")[0]}`
  const writeWithFields = (from: string, to: string, fields: Record<string, unknown>) =>
    writeFileSync(contentPath(to), setFields(readFileSync(contentPath(from), "utf8"), fields))
  writeWithFields(serviceFile, "services/zephyrhidden.yaml", {
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
  const photoOptions = {
    create: { width: 1280, height: 830, channels: 3, background: replacementPictures.photographColor },
  } as const
  await sharp(photoOptions).jpeg().toFile(contentPath("blog/harbor.jpg"))
  await sharp(photoOptions).jpeg().toFile(contentPath("services/after.jpg"))
  await sharp(photoOptions).negate().avif().toFile(contentPath("services/before.avif"))
  const drawingFile = svgServiceFile.replace(/yaml$/, "svg").replace(/^/, "drawings/")
  writeFileSync(
    contentPath(drawingFile),
    `<svg class="drawing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><title>${replacementPictures.drawingAlt}</title><path fill="${replacementPictures.drawingColor}" d="M9 9h99v99z"/></svg>`,
  )
  writeWithFields(svgServiceFile, svgServiceFile, { picture: drawingFile })
  writeWithFields(photoServiceFile, photoServiceFile, {
    picture: "./after.jpg",
    "blocks.0.picture": "./after.jpg",
    "blocks.0.alt": replacementPictures.photographAlt,
    "blocks.0.before": "./before.avif",
    "blocks.0.after": "./after.jpg",
  })
  const pixel = sharp({ create: { ...photoOptions.create, width: 1, height: 1 } })
  for (const name of ["dot.png", "punkt.webp", "点.jpg"]) await pixel.toFile(contentPath(`blog/${name}`))
  const pixelMarkdown = "![A dot](./dot.png), ![ein Punkt](./punkt.webp), ![点です](./点.jpg)."
  appendFileSync(contentPath(postFile), `\n![A harbor](./harbor.jpg)\n\nOf one pixel: ${pixelMarkdown}\n`)
  renameSync(contentPath("team.yaml"), join(root, SYMLINK_TARGET))
  symlinkSync(`../${SYMLINK_TARGET}`, contentPath("team.yaml"))
  writeFileSync(contentPath("pages/zephyrlanding.yaml"), stringify(landingPage))
  applyExamples(root)
}
