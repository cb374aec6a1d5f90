/** What runs on the second thread: it reads the texts that the first has not taken yet (`read-on-two-threads.ts`). */
import { parentPort, workerData } from "node:worker_threads"
import { loadProseReader } from "./parse"
import { take, type Text } from "./read-on-two-threads"

const start = async () => {
  const read = await loadProseReader()
  parentPort?.on("message", ({ index, body }: Text) => {
    if (take(workerData as Int32Array, index)) parentPort?.postMessage({ index, prose: read(body) })
  })
}
void start()
