/**
 * `npm run hosting`: writes what each host is told (headers, addresses, caching) from gatsby/hosting/.
 * The files are committed.
 */
import { writeFileSync } from "node:fs"
import { hostFiles } from "../gatsby/hosting/hosts"

for (const [file, text] of Object.entries(hostFiles())) {
  writeFileSync(file, text)
  console.log(file)
}
