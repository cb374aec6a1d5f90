import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

/** What is in each file of a folder, as a hash. */
export const digests = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(file => statSync(join(folder, file)).isFile())
      .map(file => [
        file,
        createHash("sha256")
          .update(readFileSync(join(folder, file)))
          .digest("hex"),
      ]),
  )
