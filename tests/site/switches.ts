import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { analyticsAttribute } from "../../src/site/analytics"
import { announcementAttribute } from "../../src/browser/announcement"

/** What of content/site.yaml switches something on. */
export interface SwitchedSite {
  announcement?: object
  analytics?: object
}

/**
 * Where a built site has something that is off, or lacks it where it is on.
 * @param folder where the build is
 */
export const misplacedSwitches = (folder: string, site: SwitchedSite): string[] => {
  const marks: { mark: string; on: object | undefined }[] = [
    { mark: announcementAttribute, on: site.announcement },
    { mark: analyticsAttribute, on: site.analytics },
  ]
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const pages = files.filter(file => file.endsWith("index.html") && !file.startsWith("admin"))
  return pages.flatMap(file => {
    const html = readFileSync(join(folder, file), "utf8")
    return marks.flatMap(({ mark, on }) => (html.includes(mark) === (on !== undefined) ? [] : [`${file}: ${mark}`]))
  })
}
