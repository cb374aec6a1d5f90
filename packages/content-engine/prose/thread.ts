/** What runs on the second thread: it reads the texts that the first has not taken yet (`read-on-two-threads.ts`). */
import { parentPort, workerData } from "node:worker_threads"
import type { ProseTags } from "./node-problems"
import { loadProseReader } from "./parse"
import { take, type Text } from "./read-on-two-threads"

/**
 * @param tags that prose may hold; no thread can be handed them
 */
export const readOnThread = async (tags: ProseTags): Promise<void> => {
  const read = await loadProseReader(tags)
  parentPort?.on("message", ({ index, body }: Text) => {
    if (take(workerData as Int32Array, index)) parentPort?.postMessage({ index, prose: read(body) })
  })
}
