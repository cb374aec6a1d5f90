import { parse } from "yaml"
import {
  buildDate,
  type Publishable,
  type Entry,
  isPublished,
  loadContent,
  pagePath,
  publishStatus,
  slugify,
  visibleFrom,
} from "#engine"
import { STAGED_FOLDER } from "#gatsby/stage-content"
import { validate } from "#model"

/**
 * The words that tests expect on pages, read from the content as it was staged for the build: with its figures, and
 * without what the site does without. Whoever changes a sentence there changes no test. Each shape names only what
 * tests ask for.
 */

/** The content of the build. */
export const folder = loadContent(process.cwd(), [STAGED_FOLDER])
const { texts } = folder

const readPages = async () =>
  (await validate(folder)).entries.flatMap(entry => {
    const path = pagePath(entry)
    return path !== undefined && isPublished(entry, folder.today) ? [{ entry, path }] : []
  })
let pages: Promise<{ entry: Entry; path: string }[]> | undefined
/** What has a page of its own today, as it was read for the build. */
export const publishedPages = () => (pages ??= readPages())

/** The text of a file of the content. */
const read = (file: string): string => texts.get(file) ?? ""

/** A file of the content, as YAML; without it nothing, for tests of a page that are left out with it. */
export const yaml = <Schema>(file: string): Schema =>
  (parse(read(file)) ?? (file.startsWith("pages/") ? {} : [])) as Schema

interface Page {
  blocks?: { type: string; layout?: string }[]
}

/** The first block of a type on a page, and of a layout where one is told; nothing where there is none. */
export const block = <Schema>(file: string, type: string, layout?: string): Partial<Schema> =>
  (yaml<Page>(file).blocks?.find(one => one.type === type && (!layout || one.layout === layout)) ??
    {}) as Partial<Schema>

const filesIn = (folder: string, ending: string) =>
  [...texts.keys()].filter(file => file.startsWith(`${folder}/`) && file.endsWith(ending))

interface Listed extends Publishable {
  hidden?: boolean
}
/** What visitors see today and find in lists: no draft, nothing of days to come, nothing hidden. */
const listed = <Item extends Listed>(items: Item[]): Item[] =>
  items.filter(item => !item.hidden && publishStatus(item, buildDate()) === "published")

export interface Action {
  label: string
  href: string
}

interface Site extends Record<"name" | "url" | "email", string> {
  language?: string
  shipName?: string
  floatingAction: Action
  navigation: Action[]
  contactForm?: { provider: string }
  newsletterForm?: { provider: string }
}
export const site = yaml<Site>("site.yaml")

/** Words of the interface. */
export const labels = yaml<Record<string, string>>("words.yaml")

/** An entry of the menu with a page of its own, which is not the home page. */
export const entry = site.navigation.find(({ href }) => href !== "/")!

/** Whether a form is switched on: then it does what tests/builds/leads.ts asks of it. */
export const delivers = (form: "contact" | "newsletter"): boolean =>
  (site[`${form}Form`]?.provider ?? "none") !== "none"

interface Service extends Listed {
  slug: string
  name: string
  floatingRight?: boolean
  order: number
  blocks: { type: string; items?: object[] }[]
}

/** What the blocks of a type on a service's page list. */
const itemsIn = <Item extends object>({ blocks }: Service, type: string) =>
  blocks.flatMap(block => (block.type === type ? ((block.items ?? []) as Item[]) : []))

/** All services that the menu lists, in its order. */
export const services = listed(filesIn("services", ".yaml").map(file => yaml<Service>(file)))
  .sort((one, other) => one.order - other.order)
  .map(service => ({
    ...service,
    path: `/services/${service.slug}`,
    packages: itemsIn<{ weeksFrom: number; weeksTo: number }>(service, "packages"),
    results: itemsIn<{ value: string; comparison?: object }>(service, "stats").filter(({ comparison }) => comparison),
  }))

interface CaseStudy extends Listed {
  title: string
  slug?: string
  results: { value: string }[]
  services: string[]
}
/** All case studies that are listed. */
export const cases = listed(filesIn("case-studies", ".yaml").map(file => yaml<CaseStudy>(file))).map(study => ({
  ...study,
  path: `/case-studies/${study.slug ?? slugify(study.title)}`,
}))

interface Post extends Listed, Record<"title" | "category" | "author", string> {
  slug?: string
  topics?: string[]
  corrected?: string
  featured?: boolean
}
/** All posts that visitors see today, newest first. */
export const posts = listed(filesIn("blog", ".mdx").map(file => parse(read(file).split(/^---$/m)[1] ?? "") as Post))
  .sort((one, other) => visibleFrom(other).localeCompare(visibleFrom(one)) || one.title.localeCompare(other.title))
  .map(post => ({ ...post, path: `/blog/${post.slug ?? slugify(post.title)}` }))

/** The categories of the blog; the one that lists every post is called "all". */
export const categories = yaml<{ id: string }[]>("blog-categories.yaml").map(({ id }) => ({
  id,
  path: id === "all" ? "/blog/all" : `/blog/category/${id}`,
}))
