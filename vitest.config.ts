import { defineConfig } from "vitest/config"

/** Unit tests: `engine` is what runs at build time, `interface` what visitors see, in jsdom (docs/testing.md). */
export default defineConfig({
  test: {
    globals: true,
    maxWorkers: 2,
    testTimeout: 60_000,
    reporters: ["default"],
    projects: [
      {
        extends: true,
        test: {
          name: "engine",
          isolate: false,
          environment: "node",
          include: ["{tests/engine,tests/project,gatsby}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        resolve: { alias: { gatsby: `${import.meta.dirname}/tests/unit/gatsby-mock.tsx` } },
        test: {
          name: "interface",
          environment: "jsdom",
          include: ["src/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/unit/setup.ts"],
        },
      },
    ],
  },
})
