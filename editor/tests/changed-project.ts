/** A project with the fixture content, restored before each test, and requests of the web editor that change it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createFixtureProject } from "#tests/engine/fixture"
import type { Mistake } from "../check"
import { createFileBackend, EditRequestError } from "../files"

const root = mkdtempSync(join(tmpdir(), "refused-"))
export const handleRequest = createFileBackend(root)
export const absolutePath = (file: string) => join(root, "content", file)
export const read = (file: string) => readFileSync(absolutePath(file), "utf8")
export const edit = (file: string, search: string | RegExp, replacement: string) =>
  writeFileSync(
    absolutePath(file),
    read(file).replace(search, () => replacement),
  )
export const save = (file: string, raw: string) =>
  handleRequest({ action: "persistEntry", params: { dataFiles: [{ path: `content/${file}`, raw }], assets: [] } })
export const remove = (file: string) => handleRequest({ action: "deleteFiles", params: { paths: [`content/${file}`] } })
export const assetOf = (file: string, content: string | Buffer) => ({
  asset: { path: `content/${file}`, content: Buffer.from(content).toString("base64") },
})
export const upload = (file: string, content: string | Buffer) =>
  handleRequest({ action: "persistMedia", params: assetOf(file, content) })

/** Returns the mistakes of a rejected request. */
export const mistakesOf = async (request: Promise<unknown>): Promise<Mistake[]> => {
  const result = await request.catch((error: unknown) => error)
  if (!(result instanceof EditRequestError)) throw new Error(`Accepted: ${JSON.stringify(result)}`)
  return result.mistakes
}

const CLAIM = `- name: planPrice
  value: "$100"
  counts: Price of a plan
  period: A month.
  source: Decided for the fixture.
  checked: 2025-12-01 # check: ok
`

beforeEach(() => {
  createFixtureProject(root)
  writeFileSync(absolutePath("claims.yaml"), `${read("claims.yaml")}${CLAIM}`)
  edit("prices.yaml", "$100", '"{claim.planPrice}"')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))
