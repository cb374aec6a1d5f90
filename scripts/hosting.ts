/**
 * `npm run hosting`: writes what each host is told (headers, addresses, caching, redirects) from gatsby/hosting/ and
 * content/redirects.yaml, and adds today's addresses to the list of those that were published. The files are committed.
 */
import { readdirSync, writeFileSync } from "node:fs"
import { loadContent, pathOf, PUBLISHED } from "../packages/content-engine"
import { publication, validate } from "../model"
import { hostFiles } from "../gatsby/hosting/hosts"
import { siteUrl } from "../gatsby/site-url"

const run = async () => {
  const folder = loadContent(process.cwd())
  const { addresses, redirects } = publication(folder, (await validate(folder)).entries)
  const files = {
    ...hostFiles(redirects, readdirSync("static/fonts"), pathOf(siteUrl())),
    [PUBLISHED]: `${[...new Set([...(folder.published ?? []), ...addresses])].sort().join("\n")}\n`,
  }
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(file, text)
    console.log(file)
  }
}

void run()
