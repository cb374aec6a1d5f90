import { defineConfig } from "@playwright/test"
import { launchOptions } from "./scripts/chromium"

const PORT = process.env.PORT ?? "9100"

/** URL at which the last build is served. */
export const BASE_URL = `http://127.0.0.1:${PORT}`

/** Tests of the last build (`npm run build`) and of the web editor, in the local Chromium (docs/testing.md). */
export default defineConfig({
  outputDir: "node_modules/.cache/playwright",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: "100%",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Browsers may time out on a busy machine; the report lists flaky tests.
  retries: 1,
  reporter: [["list"]],
  globalSetup: "./tests/site/serve-build.ts",
  use: {
    baseURL: BASE_URL,
    viewport: { width: 1440, height: 900 },
    trace: "off",
    // Saves a third of the CPU time. Tests of motion override it (`withMotion`).
    contextOptions: { reducedMotion: "reduce" },
    launchOptions,
  },
  projects: [
    {
      name: "site",
      testDir: "tests",
      testMatch: "**/tests/{site,specification,hosts}/**/*.spec.ts",
      // Pages are open too briefly to benefit from optimized code: without its compilation axe takes a third less CPU.
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, "--js-flags=--no-opt,--no-maglev"] } },
    },
    { name: "editor", testDir: "editor/tests", fullyParallel: false },
  ],
})
