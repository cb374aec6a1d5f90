import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"

export default tseslint.config(
  { ignores: ["node_modules", "public", ".cache", ".content", "screenshots", "src/gatsby-types.d.ts"] },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [
      tseslint.configs.recommendedTypeChecked,
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat["recommended-latest"],
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      // Gatsby and Emotion declare the helpers they hand over as methods, though none of them uses "this".
      "@typescript-eslint/unbound-method": "off",
      // node:test returns promises that the runner awaits by itself.
      "@typescript-eslint/no-floating-promises": [
        "error",
        {
          allowForKnownSafeCalls: [
            { from: "package", package: "node:test", name: ["test", "describe", "it", "before", "after"] },
          ],
        },
      ],
      "max-lines": ["error", { max: 220, skipBlankLines: true, skipComments: true }],
    },
  },
)
