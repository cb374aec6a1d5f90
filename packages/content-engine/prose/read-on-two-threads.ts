import { Worker } from "node:worker_threads"
import type { Prose } from "../entry"
import type { ProseTags } from "./node-problems"
import { loadProseReader, type ReadProse } from "./parse"

/** A text on its way to the second thread. */
export interface Text {
  index: number
  body: string
}

/** What comes back from there. */
interface Answer {
  index: number
  prose: Prose
}

/** Texts that one thread has read before a second one is ready to begin. */
const WORTH_IT = 150

/** Takes a text, by its place in memory that both threads see. Whether it is ours: the other may have been first. */
export const take = (taken: Int32Array, index: number): boolean => Atomics.compareExchange(taken, index, 0, 1) === 0

/**
 * Gets a reader ready that shares many texts between two threads: the second begins with the first text, this one, as
 * soon as it has asked for all of them, with the last. What the second cannot read, this one does.
 * @param count of texts that will be read at most
 * @param tags that prose may hold
 * @param file that runs `readOnThread` with the same tags
 */
export const loadReaderOnTwoThreads = async (count: number, tags: ProseTags, file: string): Promise<ReadProse> => {
  if (count < WORTH_IT) return loadProseReader(tags)
  const taken = new Int32Array(new SharedArrayBuffer(count * Int32Array.BYTES_PER_ELEMENT))
  const thread = new Worker(file, {
    workerData: taken,
    execArgv: ["--require", "tsx/cjs"],
  })
  const read = await loadProseReader(tags)
  const waiting = new Map<number, { body: string; resolve: (prose: Prose) => void }>()
  const answer = ({ index, prose }: Answer) => {
    waiting.get(index)?.resolve(prose)
    waiting.delete(index)
    // Only one that still has to answer keeps the process alive.
    if (waiting.size === 0) thread.unref()
  }
  const readRest = (isMine: (index: number) => boolean) => {
    for (const [index, { body }] of [...waiting].reverse()) if (isMine(index)) answer({ index, prose: read(body) })
  }
  thread.on("message", answer)
  thread.on("error", () => readRest(() => true))
  thread.unref()
  let asked = 0
  return body =>
    new Promise(resolve => {
      const index = asked++
      if (waiting.size === 0) setImmediate(() => readRest(one => take(taken, one)))
      waiting.set(index, { body, resolve })
      thread.ref()
      thread.postMessage({ index, body } satisfies Text)
    })
}
