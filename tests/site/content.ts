import { parse } from "yaml"
import { contentFolder } from "../../gatsby/stage-content"
import { buildDate, type Dated, loadContent, publicationOf, slugify, visibleFrom } from "../../packages/content-engine"
import { tel as telOf } from "../../src/components/tel"
import { readingTime } from "../../model/parts/reading-time"

/**
 * The words that tests expect on pages, read from the content as it was staged for the build: with its figures, and
 * without what the site does without. Whoever changes a sentence there changes no test. Each shape names only what
 * tests ask for.
 */

const { texts } = loadContent(process.cwd(), [contentFolder])

/** The text of a file of the content. */
const read = (file: string): string => texts.get(file) ?? ""

/** A file of the content, as YAML; without it nothing, for tests of a page that are left out with it. */
export const yaml = <Shape>(file: string): Shape =>
  (parse(read(file)) ?? (file.startsWith("pages/") ? {} : [])) as Shape

interface Page {
  blocks?: { type: string; layout?: string }[]
}

/** The first block of a type on a page, and of a layout where one is told; nothing where there is none. */
export const block = <Shape>(file: string, type: string, layout?: string): Shape =>
  (yaml<Page>(file).blocks?.find(one => one.type === type && (!layout || one.layout === layout)) ?? {}) as Shape

/** What a full address of this site asks its build for. */
export const pathWithin = (address: string): string => new URL(address).pathname

const filesIn = (folder: string, ending: string) =>
  [...texts.keys()].filter(file => file.startsWith(`${folder}/`) && file.endsWith(ending))

interface Listed extends Dated {
  hidden?: boolean
}
/** What visitors see today and find in lists: no draft, nothing of days to come, nothing hidden. */
export const listed = <Item extends Listed>(items: Item[]): Item[] =>
  items.filter(item => !item.hidden && publicationOf(item, buildDate()) === "published")

export interface Action {
  label: string
  href: string
}

interface Site extends Record<"name" | "url" | "email" | "phone" | "copyright", string> {
  callingCode?: string
  language?: string
  headerAction: Action
  floatingAction: Action
  navigation: Action[]
  social: Action[]
  footerTitle: string
  footerServices: string[]
  footerColumns: { title: string; links: Action[] }[]
  footerLinks: Action[]
  breadcrumbs: { name: string; label: string }[]
  labels: Record<string, string>
  forms?: Record<string, { provider: string; endpoint?: string } | undefined>
}
export const site = yaml<Site>("site.yaml")

type Form = "contact" | "newsletter"

/** Whether a form is switched on: then it does what tests/builds/leads.ts asks of it. */
export const delivers = (form: Form): boolean => (site.forms?.[form]?.provider ?? "none") !== "none"

/** The address that a phone number is dialed by. */
export const tel = telOf(site.phone, site.callingCode)

interface Service extends Listed {
  slug: string
  name: string
  floatingRight?: boolean
  order: number
  aliases?: string[]
  blocks: { type: string; items?: object[] }[]
}

/** What the blocks of a type on a service's page list. */
const itemsIn = <Item extends object>({ blocks }: Service, type: string) =>
  blocks.flatMap(block => (block.type === type ? ((block.items ?? []) as Item[]) : []))

/** All services that the menu lists, in its order. */
export const services = listed(filesIn("services", ".yaml").map(file => ({ file, ...yaml<Service>(file) })))
  .sort((one, other) => one.order - other.order)
  .map(service => ({
    ...service,
    path: `/services/${service.slug}`,
    packages: itemsIn<{ name: string; weeksFrom: number; weeksTo: number }>(service, "packages"),
    results: itemsIn<{ value: string; comparison?: object }>(service, "stats").filter(({ comparison }) => comparison),
  }))

interface CaseStudy extends Listed {
  title: string
  slug?: string
  featured: boolean
  category: string
  timeline: number
  client: string
  results: { label: string; value: string }[]
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
  views?: string
  readTime?: number
  corrected?: string
  featured?: boolean
}
const detailsOf = (file: string) => {
  const [, details = "", ...prose] = read(file).split(/^---$/m)
  const post = parse(details) as Post
  return { file, ...post, topics: post.topics ?? [], minutes: post.readTime ?? readingTime(prose.join("---")) }
}
/** All posts that visitors see today, newest first. */
export const posts = listed(filesIn("blog", ".mdx").map(detailsOf))
  .sort((one, other) => visibleFrom(other).localeCompare(visibleFrom(one)) || one.title.localeCompare(other.title))
  .map(post => ({ ...post, path: `/blog/${post.slug ?? slugify(post.title)}` }))

interface Category {
  id: string
  name: string
  count?: number
}
/** The categories of the blog; the one that lists every post is called "all". */
export const categories = yaml<Category[]>("blog-categories.yaml").map(category => ({
  ...category,
  path: category.id === "all" ? "/blog/all" : `/blog/category/${category.id}`,
}))
