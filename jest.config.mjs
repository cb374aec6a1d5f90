// West of Greenwich: a day of the content, which is in UTC, must not become the day before.
process.env.TZ = "America/New_York"

/** Pattern of the tests of browser scripts, which need a DOM; tests of other modules of src/ without JSX do not. */
const scriptTests = "/src/browser/.*\\.test\\.ts$"

/** Compiles types, JSX and imports; keeps syntax that Node supports. */
const esbuildTransform = [
  "<rootDir>/tests/unit/esbuild-transformer.mjs",
  { format: "cjs", target: "node20", jsx: "automatic", supported: { "dynamic-import": false } },
]

/** Modules loaded once for all test files. Their only state is the content engine's cache. */
const sharedModules = "/(model|packages/content-engine)/(?!.*\\.test\\.)"
const nativeRequire = "<rootDir>/tests/unit/native-require.mjs"

/** Node, not Jest, loads packages, including ES modules. Esbuild requires regular expressions of Node's realm. */
const inNode = {
  sandboxInjectedGlobals: [
    "Array",
    "Object",
    "Map",
    "Set",
    "JSON",
    "RegExp",
    "String",
    "Number",
    "Math",
    "Date",
    "Symbol",
    "Boolean",
  ],
  testEnvironment: "<rootDir>/tests/unit/node-environment.mjs",
  transform: { [`/node_modules/|${sharedModules}`]: nativeRequire, "\\.(ts|tsx|mjs)$": esbuildTransform },
  transformIgnorePatterns: ["/node_modules/(@jest/|jest-|esbuild/)"],
}

const mockGatsby = { moduleNameMapper: { "^gatsby$": "<rootDir>/tests/unit/gatsby-mock.tsx" } }

/** Each test file has its own jsdom document. */
const inJsdom = {
  ...mockGatsby,
  testEnvironment: "<rootDir>/tests/unit/jsdom-environment.mjs",
  testEnvironmentOptions: { customExportConditions: ["node", "node-addons"] },
  setupFilesAfterEnv: ["@testing-library/jest-dom"],
  restoreMocks: true,
  transform: { [`${sharedModules}|/node_modules/yaml/`]: nativeRequire, "\\.(ts|tsx|js)$": esbuildTransform },
  // parse5 has no CommonJS build. Node loads yaml once.
  transformIgnorePatterns: ["<rootDir>/node_modules/(?!(parse5|yaml)/)"],
}

/**
 * Unit tests (docs/testing.md): `engine` tests build code, `functions` code of build and browser; in jsdom, `interface`
 * tests components and `scripts` browser scripts.
 */
export default {
  maxWorkers: 2,
  testTimeout: 60_000,
  projects: [
    {
      ...inNode,
      displayName: "engine",
      testRegex: "/(tests/engine|editor|gatsby|model|packages)/.*\\.test\\.ts$",
    },
    {
      ...inNode,
      ...mockGatsby,
      displayName: "functions",
      testRegex: "/src/.*\\.test\\.ts$",
      testPathIgnorePatterns: [scriptTests],
    },
    { ...inJsdom, displayName: "interface", testRegex: "/src/.*\\.test\\.tsx$" },
    { ...inJsdom, displayName: "scripts", testRegex: scriptTests },
  ],
}
