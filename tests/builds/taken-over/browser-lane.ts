import assert from "node:assert/strict"
import { execFile } from "node:child_process"

/** The lane by itself, because a copy has the project's packages. */
const LANE = `import { browser } from "./scripts/test/lanes.mjs"
  import { report } from "./scripts/test/run.mjs"
  await browser()
  report(Date.now())`

/**
 * Asks a copy of the project what `npm run test:browser` asks, not as a part of the test that runs.
 * @param root the copy, built
 * @param env on top of the environment of the tests
 * @throws AssertionError with what failed, where not every test passes
 */
export const passesInBrowser = async (root: string, env: Record<string, string> = {}): Promise<void> => {
  const output = await new Promise<string>(resolve =>
    execFile(
      process.execPath,
      ["--input-type=module", "--eval", LANE],
      { cwd: root, env: { ...process.env, ...env, NODE_TEST_CONTEXT: undefined }, maxBuffer: 1e9 },
      (_, stdout) => resolve(stdout),
    ),
  )
  const isGreen = /\n\d+ passed, 0 failed\n$/.test(output)
  // What failed is told once more at the end of the output, without what passed.
  assert.ok(isGreen, output.slice(Math.max(0, output.lastIndexOf("failing tests:"))))
}
