/** Unit tests of src/: components and pure functions, in jsdom. Build-time code and the built site are tested by node:test (docs/testing.md). */
module.exports = {
  testEnvironment: "jsdom",
  roots: ["<rootDir>/src"],
  transform: {
    "^.+\\.[jt]sx?$": [
      "babel-jest",
      { presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"] },
    ],
  },
  transformIgnorePatterns: ["node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)"],
  moduleNameMapper: { "^gatsby$": "<rootDir>/tests/unit/gatsby-mock.tsx" },
  setupFilesAfterEnv: ["<rootDir>/tests/unit/setup.ts"],
}
