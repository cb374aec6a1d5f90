import { defineConfig } from "vitest/config"

const resolve = { alias: { gatsby: `${import.meta.dirname}/tests/unit/gatsby-mock.tsx` } }
const inJsdom = { resolve, test: { environment: "jsdom", setupFiles: ["tests/unit/setup.ts"] } }

/** What answers visitors: scripts that a document is for. All else of src/ that is no component asks for none. */
const scripts = "src/{deferred,inline,search,features/cut}/**/*.test.ts"

/**
 * Unit tests: `engine` is what runs at build time, `functions` what both sides ask; `interface` what visitors see, and
 * `scripts` what answers them, both in jsdom (docs/testing.md).
 */
export default defineConfig({
  test: {
    globals: true,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
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
        resolve,
        test: {
          name: "functions",
          isolate: false,
          environment: "node",
          include: ["src/**/*.test.ts"],
          exclude: [scripts],
        },
      },
      {
        extends: true,
        ...inJsdom,
        test: {
          ...inJsdom.test,
          name: "interface",
          // Components clean up after themselves (tests/unit/setup.ts).
          isolate: false,
          include: ["src/**/*.test.tsx"],
        },
      },
      {
        extends: true,
        ...inJsdom,
        // Scripts listen to the document, and stay.
        test: { ...inJsdom.test, name: "scripts", include: [scripts] },
      },
    ],
  },
})
