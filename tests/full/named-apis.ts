import type { Browser } from "playwright-core"
import { seen } from "./readable"

/** What can be taken away of a browser, by name: of the window, or of what elements, lists and texts know. */
const OWNERS = ["Document", "Element", "HTMLElement", "Navigator", "Array", "String", "CSS", "Performance", "URL"]

/** Takes it away. Runs in the page, before anything of it. */
export const takeAway = (path: string): void => {
  const [name = "", owner] = path.split(" of ")
  const from = (owner ? Reflect.get(globalThis, owner) : globalThis) as { prototype?: object }
  if (from.prototype) Reflect.deleteProperty(from.prototype, name)
  Reflect.deleteProperty(from, name)
}

/** What the language itself is made of, and what this test asks the page with. */
const NEEDED = new Set([
  "Object",
  "Function",
  "Array",
  "String",
  "Number",
  "Symbol",
  "Error",
  "undefined",
  "globalThis",
])
const asked = new Set(seen.toString().match(/\w+/g) ?? [])

/**
 * What a page's scripts name of the browser: of the window by its name, of the others as "name of Owner".
 * @param code all of its scripts
 */
export const namedIn = async (browser: Browser, code: string): Promise<string[]> => {
  const names = new Set(code.match(/[A-Za-z_$][\w$]*/g) ?? [])
  const members = new Set([...code.matchAll(/\.([A-Za-z_$][\w$]*)/g)].map(([, name]) => name!))
  const page = await browser.newPage()
  try {
    // Functions handed to the page carry this helper of the test's compiler.
    await page.evaluate("globalThis.__name = value => value")
    const there = await page.evaluate(owners => {
      const functionsOf = (holder: object) =>
        Object.getOwnPropertyNames(holder).filter(name => {
          const descriptor = Object.getOwnPropertyDescriptor(holder, name)
          return descriptor?.configurable && typeof descriptor.value === "function"
        })
      const holders = owners.map(owner => {
        const constructor = Reflect.get(globalThis, owner) as { prototype?: object }
        return [owner, functionsOf(constructor.prototype ?? constructor)] as const
      })
      return { window: functionsOf(globalThis), holders }
    }, OWNERS)
    const isAsked = (name: string) => NEEDED.has(name) || asked.has(name)
    return [
      ...there.window.filter(name => names.has(name) && !isAsked(name)),
      ...there.holders.flatMap(([owner, all]) =>
        all
          .filter(name => name !== "constructor" && members.has(name) && !isAsked(name))
          .map(name => `${name} of ${owner}`),
      ),
    ]
  } finally {
    await page.close()
  }
}
