import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { analyticsAttribute } from "../../src/inline/count-visit"
import { casesAttribute } from "../../src/inline/filter-cases"
import { announcementAttribute } from "../../src/inline/show-announcement"
import { replyAttribute } from "../../src/inline/show-reply"
import { SEARCH, searchAttribute } from "../../src/search/names"

/** What of content/site.yaml switches something on. */
export interface SwitchedSite {
  search?: { blog: boolean; caseStudies: boolean }
  hours?: object
  announcement?: object
  analytics?: object
}

const isOn = (value: unknown): boolean => value !== undefined && value !== null && value !== false

/**
 * Where a built site has something that is off, or lacks it where it is on.
 * @param folder where the build is
 */
export const misplacedSwitches = (folder: string, site: SwitchedSite): string[] => {
  const everywhere = () => true
  const only = (page: string) => (file: string) => file === `${page}/index.html`
  const marks: { mark: string; on: unknown; belongsOn: (file: string) => boolean }[] = [
    { mark: searchAttribute, on: site.search?.blog, belongsOn: only("blog") },
    { mark: casesAttribute, on: site.search?.caseStudies, belongsOn: only("case-studies") },
    { mark: replyAttribute, on: site.hours, belongsOn: only("contact") },
    { mark: announcementAttribute, on: site.announcement, belongsOn: everywhere },
    { mark: analyticsAttribute, on: site.analytics, belongsOn: everywhere },
  ]
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const pages = files.filter(file => file.endsWith("index.html") && !file.startsWith("admin"))
  const scripts = files.filter(file => /^(scripts|islands)\/.*\.js$/.test(file))
  const wrong = [
    ...pages.flatMap(file => {
      const html = readFileSync(join(folder, file), "utf8")
      return marks.flatMap(({ mark, on, belongsOn }) =>
        html.includes(mark) === (isOn(on) && belongsOn(file)) ? [] : [`${file}: ${mark}`],
      )
    }),
    ...scripts.flatMap(file => {
      const text = readFileSync(join(folder, file), "utf8")
      return marks.flatMap(({ mark }) => (text.includes(mark) ? [`${file}: ${mark}`] : []))
    }),
  ]
  const hasIndex = existsSync(join(folder, SEARCH, "index.json"))
  return hasIndex === isOn(site.search?.blog) ? wrong : [...wrong, SEARCH]
}
