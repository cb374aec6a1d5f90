import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { withFields } from "../../with-fields"
import { newBrand } from "./brand"
import { PICTURES } from "./pictures"

const { host } = new URL(newBrand.url)
const filesHost = `https://files.${host}`

/** The switches of site.yaml, all of them on. */
const SWITCHES = parse(`hours:
  zone: Europe/Berlin
  within: 4
  open:
    - days: [monday, tuesday, wednesday, thursday, friday]
      from: "09:00"
      to: "17:00"
  holidays:
    - from: "2026-12-24"
      to: "2027-01-01"
  today: You hear from us by {time} today, your time.
  tomorrow: You hear from us by {time} tomorrow, your time.
  later: You hear from us by {time} on {day}, your time.
announcement:
  text: Open house on the quay
  href: /about
  from: "2025-01-01"
  to: "2099-12-31"
analytics:
  provider: plausible
  site: ${host}
robots:
  answers: true
  training: false
`) as Record<string, unknown>

interface Named {
  id: string
  title: string
}

/**
 * Switches everything on, and puts files and addresses of its own, into a copy of the project with content of its own.
 * @param root the copy
 */
export const finishContent = (root: string): void => {
  const path = (file: string) => join(root, "content", file)
  const read = (file: string) => readFileSync(path(file), "utf8")
  /** What a file says that the project may do without. */
  const dataOf = <Data>(file: string) => (has(file) ? (parse(read(file)) as Data) : undefined)
  const has = (file: string) => existsSync(path(file))
  const set = (file: string, fields: Record<string, unknown>) =>
    has(file) && writeFileSync(path(file), withFields(read(file), fields))
  const change = (file: string, search: RegExp, replacement: string) =>
    has(file) && writeFileSync(path(file), read(file).replace(search, replacement))
  /** Values for each object of a list file, or of a list in a file. */
  const each = <Item>(items: readonly Item[] = [], fields: (item: Item, index: number) => Record<string, unknown>) =>
    Object.assign({}, ...items.map(fields)) as Record<string, unknown>

  const site = dataOf<{ social: Record<string, string>[] }>("site.yaml")
  set(
    "site.yaml",
    each(site?.social, (network, index) => {
      const [label = ""] = Object.keys(network)
      return { [`social.${index}`]: { [label]: `https://${label.toLowerCase()}.${host}/crew` } }
    }),
  )
  for (const file of ["team.yaml", "testimonials.yaml"]) {
    change(file, /^# Sample.*\n/gm, "")
    change(file, /^( {2}image: )(?!.*placeholder).*$/gm, `$1./${PICTURES.team}`)
  }
  set("pages/team.yaml", { sample: undefined })
  for (const file of readdirSync(path("pages"))) change(`pages/${file}`, / [^."]* are samples\./g, "")

  const posts = (has("blog") ? readdirSync(path("blog")) : []).filter(file => file.endsWith(".mdx"))
  const shown = posts.map(file => read(`blog/${file}`)).filter(text => !/^draft: true$|2027/m.test(text))
  const counted = ({ id }: Named) =>
    shown.filter(text => id === "all" || new RegExp(`^(category|topics): .*\\b${id}\\b`, "m").test(text)).length
  set(
    "blog-categories.yaml",
    each(dataOf<Named[]>("blog-categories.yaml"), (category, index) => ({
      [`${index}.count`]: counted(category) || undefined,
    })),
  )

  set(
    "resources.yaml",
    each(dataOf<Named[]>("resources.yaml"), ({ id }, index) => ({
      [`${index}.downloadUrl`]: `${filesHost}/${id}.pdf`,
    })),
  )
  const press = dataOf<{ assets: { items: Named[] } }>("pages/press.yaml")
  set(
    "pages/press.yaml",
    each(press?.assets.items, (_, index) => ({ [`assets.items.${index}.href`]: `${filesHost}/${index}.zip` })),
  )
  set("site.yaml", SWITCHES)
  if (has("legal/privacy.mdx"))
    appendFileSync(
      path("legal/privacy.mdx"),
      "\nVisits are counted with Plausible, without cookies; the name of a campaign is kept as `campaign` until the tab is closed.\n",
    )
  if (dataOf<{ help: { chat?: object } }>("pages/faq.yaml")?.help.chat)
    set("pages/faq.yaml", { "help.chat.href": `https://chat.${host}/` })
}
