import { rmSync } from "node:fs"
import { createMemory } from "../../../packages/content-engine/reading/memory"

const NAME = `memory-of-test-${process.pid}`
afterAll(() => rmSync(`node_modules/.cache/${NAME}.json`, { force: true }))

test("what was found of a content is remembered in the next run, by the version that has found it", async () => {
  const found: string[] = []
  const ask = async (version: string | undefined, content: string) => {
    const memory = createMemory<string>(NAME, version)
    const told = await memory.of(content, () => Promise.resolve(`${found.push(content)}`))
    memory.save()
    return told
  }
  expect([await ask("one", "a"), await ask("one", "a"), await ask("one", "b")]).toEqual(["1", "1", "2"])
  expect([await ask("two", "a"), await ask(undefined, "a"), await ask("two", "a")]).toEqual(["3", "4", "3"])
})
