import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { BuildError } from "../build-error"
import { writeOwnFile } from "../own-files"
import { type Redirect, redirectRules, redirectPage } from "./redirects"

/**
 * Set while these hosts build a site: they read rules, and a file at an old address would come before its rule.
 * Netlify's own is taken away by netlify.toml, which sets BUILT_BY.
 */
const READ_RULES = ["BUILT_BY", "CF_PAGES"]

/** What every such page says in its head, and no other. */
const MARK = 'http-equiv="refresh"'

const removeStale = (folder: string): void => {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".html") && readFileSync(join(folder, file), "utf8").includes(MARK)) rmSync(join(folder, file))
}

/**
 * Writes the redirects into a build: as rules for hosts that read them there, and as pages for all others.
 * @param folder where the build is
 * @param url address of the site
 * @param words what such a page says; {address} is replaced
 * @throws if there is a page at an old address, which the check of the content has told before
 */
export const writeRedirects = (
  folder: string,
  url: string,
  words: string,
  redirects: readonly Redirect[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): void => {
  removeStale(folder)
  if (redirects.length === 0) return
  writeOwnFile(folder, "_redirects", redirectRules(redirects))
  if (READ_RULES.some(name => environment[name])) return
  for (const one of redirects)
    for (const file of [`${one.from}.html`, `${one.from}/index.html`]) {
      const path = join(folder, file)
      if (existsSync(path))
        throw new BuildError(`There is a page at ${one.from}, which content/redirects.yaml sends away.`)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, redirectPage(url, words, one))
    }
}
