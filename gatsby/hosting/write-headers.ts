import { readdirSync } from "node:fs"
import { join } from "node:path"
import { writeOwnFile } from "../own-files"
import { caching, everywhere, immutableFolders, shared } from "./headers"

const rule = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n")

const forGood = (path: string): string => rule(path, { "Cache-Control": caching.immutable })

/** Addresses of the files in a folder of a build, where it has one. */
const filesIn = (build: string, folder: string): string[] =>
  readdirSync(build).includes(folder)
    ? readdirSync(join(build, folder), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(build.length).replaceAll("\\", "/"))
        .sort()
    : []

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join what several rules say of one header. So pages keep
 * the hosts' own caching, which is to ask again each time; and the images for other sites get two policies, which
 * browsers read as none.
 *
 * Netlify goes by the address alone: what a rule of a folder says would be said of a 404 in it too, which browsers
 * would keep for a year. So each file that is there has a rule. Cloudflare Pages takes a hundred rules, and says of
 * every 404 that it is not to be kept.
 * @param folder where the build is
 */
export const writeHeaders = (
  folder: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): void => {
  const isCloudflare = environment.CF_PAGES !== undefined
  const kept = isCloudflare
    ? immutableFolders.map(name => forGood(`/${name}/*`))
    : immutableFolders.flatMap(name => filesIn(folder, name)).map(forGood)
  const rules = [rule("/*", everywhere), ...kept, rule(`/${shared.folder}/*`, shared.headers)]
  writeOwnFile(folder, "_headers", rules.join("\n"))
}
