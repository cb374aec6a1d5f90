import { parse } from "yaml"
import {
  buildDate,
  type Entry,
  isPublished,
  loadContent,
  pagePath,
  type Publishable,
  publishDateOf,
  publishStatus,
  slugify,
} from "#engine"
import { STAGED_FOLDER } from "#gatsby/stage-content"
import { validate } from "#model"

/**
 * Texts that tests expect on pages, read from the content staged for the build, so that edits of content break no
 * test. Types list only the fields that tests use.
 */

/** Content of the build. */
const stagedContent = loadContent(process.cwd(), [STAGED_FOLDER])
const { texts } = stagedContent

const readPages = async () =>
  (await validate(stagedContent)).entries.flatMap(entry => {
    const path = pagePath(entry)
    return path !== undefined && isPublished(entry, stagedContent.today) ? [{ entry, path }] : []
  })
let pages: Promise<{ entry: Entry; path: string }[]> | undefined
/** Returns the published entries with a page and their paths. */
export const publishedPages = () => (pages ??= readPages())

/** Returns the text of a content file, or "". */
const readText = (file: string): string => texts.get(file) ?? ""

/** Parses a YAML file of the content. A missing file is empty: the tests of its page are skipped. */
export const readYaml = <Schema>(file: string): Schema =>
  (parse(readText(file)) ?? (file.startsWith("pages/") ? {} : [])) as Schema

interface Page {
  blocks?: { type: string; layout?: string }[]
}

/** Returns the first block of a type, and layout if given, on a page; {} if there is none. */
export const findBlock = <Schema>(file: string, type: string, layout?: string): Partial<Schema> =>
  (readYaml<Page>(file).blocks?.find(item => item.type === type && (!layout || item.layout === layout)) ??
    {}) as Partial<Schema>

const filesIn = (folder: string, extension: string) =>
  [...texts.keys()].filter(file => file.startsWith(`${folder}/`) && file.endsWith(extension))

interface Listable extends Publishable {
  hidden?: boolean
}
/** Removes drafts, planned and hidden items. */
const filterListed = <Item extends Listable>(items: Item[]): Item[] =>
  items.filter(item => !item.hidden && publishStatus(item, buildDate()) === "published")

export interface Action {
  label: string
  href: string
}

interface Site extends Record<"name" | "url" | "email" | "phone", string> {
  callingCode?: string
  language?: string
  shipName?: string
  floatingAction: Action
  navigation: Action[]
  contactForm?: { provider: string }
  newsletterForm?: { provider: string }
}
export const site = readYaml<Site>("site.yaml")

/** Interface strings. */
export const labels = readYaml<Record<string, string>>("words.yaml")

/** First menu item other than the home page. */
export const menuItem = site.navigation.find(({ href }) => href !== "/")!

/** Returns whether a form has a provider; tests/builds/leads.ts covers its delivery. */
export const hasProvider = (form: "contact" | "newsletter"): boolean =>
  (site[`${form}Form`]?.provider ?? "none") !== "none"

interface Service extends Listable {
  slug: string
  name: string
  floatingRight?: boolean
  order: number
  features: string[]
  blocks: { type: string; items?: object[] }[]
}

/** Returns the items of all blocks of a type on a service's page. */
const itemsIn = <Item extends object>({ blocks }: Service, type: string) =>
  blocks.flatMap(block => (block.type === type ? ((block.items ?? []) as Item[]) : []))

/** Listed services in menu order. */
export const services = filterListed(filesIn("services", ".yaml").map(file => readYaml<Service>(file)))
  .sort((a, b) => a.order - b.order)
  .map(service => ({
    ...service,
    path: `/services/${service.slug}`,
    packages: itemsIn<{ weeksFrom: number; weeksTo: number }>(service, "packages"),
    results: itemsIn<{ value: string; comparison?: object }>(service, "stats").filter(({ comparison }) => comparison),
  }))

interface CaseStudy extends Listable {
  title: string
  slug?: string
  readTime: number
  results: { value: string }[]
  services: string[]
}
/** Listed case studies. */
export const caseStudies = filterListed(filesIn("case-studies", ".yaml").map(file => readYaml<CaseStudy>(file))).map(
  study => ({
    ...study,
    path: `/case-studies/${study.slug ?? slugify(study.title)}`,
  }),
)

interface Post extends Listable, Record<"title" | "excerpt" | "category" | "author", string> {
  slug?: string
  topics?: string[]
  corrected?: string
  featured?: boolean
}
/** Published posts, newest first. */
export const posts = filterListed(
  filesIn("blog", ".mdx").map(file => parse(readText(file).split(/^---$/m)[1] ?? "") as Post),
)
  .sort((a, b) => publishDateOf(b).localeCompare(publishDateOf(a)) || a.title.localeCompare(b.title))
  .map(post => ({ ...post, path: `/blog/${post.slug ?? slugify(post.title)}` }))

/** Blog categories; "all" lists every post. */
export const categories = readYaml<{ id: string }[]>("blog-categories.yaml").map(({ id }) => ({
  id,
  path: id === "all" ? "/blog/all" : `/blog/category/${id}`,
}))
