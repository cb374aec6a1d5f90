/** What answers visitors: scripts that a document is for. All else of src/ that is no component asks for none. */
const scripts = "/src/browser/.*\\.test\\.ts$"

/** Types away, JSX and imports into calls; syntax that Node has is left as it is. */
const toCalls = [
  "<rootDir>/tests/unit/esbuild-transformer.mjs",
  { format: "cjs", target: "node20", jsx: "automatic", supported: { "dynamic-import": false } },
]

/** What reads content keeps nothing but what it has read: it is loaded once for all files, as packages are. */
const onceForAll = "/node_modules/|/harfbuzz\\.cjs$|/(model|packages/content-engine)/(?!.*\\.test\\.)"

/** Node's own loader hands packages over, ES modules too. Esbuild asks for regular expressions of its own globals. */
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
  transform: { [onceForAll]: "<rootDir>/tests/unit/native-require.mjs", "\\.(ts|tsx|mjs)$": toCalls },
  transformIgnorePatterns: ["/node_modules/(@jest/|jest-|esbuild/)"],
}

const withoutGatsby = { moduleNameMapper: { "^gatsby$": "<rootDir>/tests/unit/gatsby-mock.tsx" } }

/** Packages see the document that a file has to itself. */
const inJsdom = {
  ...withoutGatsby,
  testEnvironment: "<rootDir>/tests/unit/jsdom-environment.mjs",
  testEnvironmentOptions: { customExportConditions: ["node", "node-addons"] },
  setupFilesAfterEnv: ["@testing-library/jest-dom"],
  restoreMocks: true,
  transform: { "\\.(ts|tsx|js)$": toCalls },
  // An ES module through and through.
  transformIgnorePatterns: ["<rootDir>/node_modules/(?!parse5/)"],
}

/**
 * Unit tests: `engine` is what runs at build time, `functions` what both sides ask; `interface` what visitors see, and
 * `scripts` what answers them, both in jsdom (docs/testing.md).
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
      ...withoutGatsby,
      displayName: "functions",
      testRegex: "/src/.*\\.test\\.ts$",
      testPathIgnorePatterns: [scripts],
    },
    { ...inJsdom, displayName: "interface", testRegex: "/src/.*\\.test\\.tsx$" },
    { ...inJsdom, displayName: "scripts", testRegex: scripts },
  ],
}
