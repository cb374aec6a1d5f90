import { defineConfig } from "@playwright/test"
import { launchOptions } from "#scripts/chromium"

/** Tests that copy the project: a customized build and `gatsby develop`. */
export default defineConfig({
  testDir: "..",
  testMatch: "{builds,develop}/*.spec.ts",
  outputDir: "../../node_modules/.cache/playwright-builds",
  workers: 2,
  // Slow machines compile for minutes.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  retries: 1,
  reporter: [["list"]],
  use: { trace: "off", launchOptions },
})
