import { defineConfig } from "@playwright/test"
import { launchOptions } from "#scripts/browser"

/** Tests that make a copy of the project for themselves: a build in other hands, and `gatsby develop`. */
export default defineConfig({
  testDir: "..",
  testMatch: "{builds,develop}/*.spec.ts",
  outputDir: "../../node_modules/.cache/playwright-builds",
  workers: 2,
  // A slow machine compiles for minutes, and nothing here measures speed.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  retries: 1,
  reporter: [["list"]],
  use: { trace: "off", launchOptions },
})
