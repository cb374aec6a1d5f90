import { EventEmitter } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { SourceNodesArgs } from "gatsby"
import { createFixtureProject, editFixture, postFile, serviceFile } from "#tests/engine/fixture"
import { sourceNodes } from "./source-nodes"
import { stageContent } from "./stage-content"

const root = mkdtempSync(join(tmpdir(), "source-nodes-"))

beforeAll(async () => {
  process.env.gatsby_executing_command = "develop"
  createFixtureProject(root)
  await stageContent(root)
})
afterAll(() => rmSync(root, { recursive: true }))

describe("sourceNodes", () => {
  test("fills the batch when the nodes of all changed files are pending", async () => {
    const emitter = new EventEmitter()
    const touchNode = jest.fn()
    const gatsby = { actions: { touchNode }, emitter, getNodesByType: () => [{ id: "Site" }] }
    await sourceNodes?.(gatsby as unknown as SourceNodesArgs, { plugins: [] }, () => undefined)
    const enqueue = (relativePath: string) => emitter.emit("ENQUEUE_NODE_MUTATION", { payload: [{ relativePath }] })
    for (const file of [serviceFile, postFile])
      writeFileSync(join(root, "content", file), editFixture(file, "the first", "the best"))
    await stageContent(root)
    for (const file of ["words.yaml", serviceFile, serviceFile]) enqueue(file)
    expect(touchNode).not.toHaveBeenCalled()
    enqueue(postFile)
    expect(touchNode).toHaveBeenCalledTimes(100)
  })
})
