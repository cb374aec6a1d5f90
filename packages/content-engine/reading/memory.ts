import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, resolve } from "node:path"

/**
 * Remembers what was found of contents, by what is in them: most of them have not changed since the last run.
 * @param name of the file that keeps it from one run to the next
 * @param version of what finds it: what another one has found is forgotten; without one, nothing outlives the run
 */
export const createMemory = <Found>(name: string, version: string | undefined) => {
  const file = resolve(`node_modules/.cache/${name}.json`)
  let known: Record<string, Found> | undefined
  let hasMore = false
  const read = (): Record<string, Found> => {
    try {
      const kept = JSON.parse(readFileSync(file, "utf8")) as { version: string; known: Record<string, Found> }
      return kept.version === version ? kept.known : {}
    } catch {
      return {}
    }
  }
  return {
    /** What is known of a content, or else is found now. */
    async of(content: string | Buffer, find: () => Promise<Found>): Promise<Found> {
      known ??= read()
      const digest = createHash("sha1").update(content).digest("base64")
      const found = known[digest] ?? (await find())
      hasMore ||= !(digest in known)
      return (known[digest] = found)
    },
    /** Keeps what was found for the next run. */
    save() {
      if (!hasMore || version === undefined) return
      hasMore = false
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ version, known }))
    },
  }
}
