import { spawnSync } from "node:child_process"

test("reports that npm run blocks needs npm run develop", () => {
  const args = ["--import", require.resolve("tsx"), "scripts/capture-blocks.ts"]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, PORT: "1" } })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^http:\/\/localhost:1\/___blocks .*npm run develop.*\n$/),
  ])
})
