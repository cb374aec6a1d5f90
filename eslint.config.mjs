import { readFileSync } from "node:fs"
import boundaries from "eslint-plugin-boundaries"
import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import importSort from "eslint-plugin-simple-import-sort"
import tseslint from "typescript-eslint"

const rawColor = {
  selector: "Literal[value=/^#([0-9a-f]{3}|[0-9a-f]{6})$/i]",
  message:
    "Define colors in src/theme/tokens.ts, for light and dark mode: pages, drawings and preview images use them.",
}

/** Abbreviated properties of Material UI's `sx`. */
const sxAbbreviation = {
  selector: "ObjectExpression > Property > Identifier.key[name=/^([mp][trblxy]?|bgcolor)$/]",
  message: "Use the CSS name (marginTop, paddingInline, backgroundColor), as in styled() and the theme.",
}

const SPACING_PROPERTY = "Property[key.name=/^(margin|padding)|^(gap|rowGap|columnGap)$/]"

/** Lengths outside the spacing scale. Allows negative ones, which overlap drawings. */
const rawSpacing = {
  selector: [
    `${SPACING_PROPERTY} Literal[value=/(^|[ (,])[\\d.]+rem/]`,
    `${SPACING_PROPERTY} TemplateElement[value.raw=/(^|[ (,])[\\d.]+rem/]`,
    `${SPACING_PROPERTY} Literal[raw=/^\\d/]:not([raw=/^(0|0.5|1|1.5|2|3|4|6|8)$/])`,
    ':not(Property[key.name="fontSize"]) > Literal[value=/clamp/]',
    "TemplateElement[value.raw=/clamp/]",
  ].join(),
  message: "Use a step of `space` in src/theme/tokens.ts; in `sx`, also 0.5, 1, 1.5, 2, 3, 4, 6 or 8.",
}

const noCurrentTime = {
  selector:
    "NewExpression[callee.name=Date][arguments.length=0], " +
    "CallExpression[callee.object.name=Date][callee.property.name=now]",
  message: "Pages must not depend on the time of the build: see docs/decisions.md.",
}

const ISLANDS = "src/**/*.island.tsx"

/** Code that renders pages. */
const PAGE_CODE = "src/{charts,components,layout,blocks,pages,site,structured-data,templates}/**/*.{ts,tsx}"

/** Imports of Gatsby components that need React in the browser, which pages do not load (docs/decisions.md). */
const gatsbySyntax = [
  {
    selector: "ImportDeclaration[source.value=gatsby] > ImportSpecifier[imported.name=Script]",
    message: "Gatsby's <Script> needs React, which pages do not load. Use <script> in src/layout/layout.tsx.",
  },
  {
    selector: "ImportDeclaration[source.value=gatsby-plugin-image]",
    message: "It hides pictures until React runs, which pages do not load. Use src/components/photo.tsx.",
  },
]

const NEEDS_ISLAND =
  "does nothing in a published page, which is static HTML. Move it to a component in <name>.island.tsx and use island() here (src/browser/README.md)."

/** Names, without the prefix `use`, of hooks that do nothing in static HTML. */
const CLIENT_HOOKS =
  "State|Reducer|Ref|(Layout|Insertion)?Effect|EffectEvent|ImperativeHandle|SyncExternalStore|Transition|DeferredValue|ActionState|FormStatus|Optimistic|Callback|MediaQuery|ScrollTrigger|ColorScheme"

/** Material UI components that need a script to render or open. */
const SCRIPTED_COMPONENTS =
  "Autocomplete|Backdrop|Dialog|Fade|Grow|Menu|Modal|NoSsr|Popover|Popper|Portal|Slide|Slider|Snackbar|SpeedDial|SwipeableDrawer|Tooltip|Zoom"

/** Hooks, handlers and components that work only in islands. */
const islandSyntax = [
  {
    selector: `:matches(ImportSpecifier > Identifier.imported, MemberExpression > Identifier.property)[name=/^use(${CLIENT_HOOKS})$/]`,
    message: `A hook ${NEEDS_ISLAND}`,
  },
  { selector: "JSXAttribute[name.name=/^on[A-Z]/]", message: `A handler ${NEEDS_ISLAND}` },
  {
    selector: `ImportDeclaration[source.value=/^@mui.material.(${SCRIPTED_COMPONENTS})$/], ImportDeclaration[source.value="@mui/material"] > ImportSpecifier[imported.name=/^(${SCRIPTED_COMPONENTS})$/]`,
    message: `A component that opens or moves by script ${NEEDS_ISLAND}`,
  },
]

/**
 * Folders of src/ from the lowest layer to the highest. Files import from their folder and lower layers, in the lowest
 * layer from all its folders.
 */
const layers = [
  ["browser", "render", "site", "structured-data", "theme"],
  ["charts"],
  ["components"],
  ["blocks", "layout"],
  ["pages", "templates"],
]

const element = (type, pattern = type) => ({ type, pattern, partialMatch: false })

/** Folders with code; files elsewhere are errors. The first match applies. */
const elements = [
  element("engine", "packages/content-engine"),
  element("editor-browser", "editor/browser"),
  element("editor", "editor"),
  ...layers.flat().map(name => element(name, `src/${name}`)),
  element("types", "src/types"),
  ...["gatsby", "model", "scripts"].map(name => element(name)),
]

const allow = (from, ...to) => ({ from, allow: to.map(target => ({ to: target })) })
const elementsOf = (...types) => ({ element: { types: { anyOf: types } } })
/** Selects the files of a package that other folders may import. */
const entryPoint = (type, path) => ({ element: { type }, file: { path } })
const engine = entryPoint("engine", "packages/content-engine/{index,stringify-yaml}.ts")
const engineInBrowsers = entryPoint("engine", "packages/content-engine/browser.ts")

const policies = [
  ...layers.flatMap((folders, index) =>
    folders.map(name =>
      allow(
        elementsOf(name),
        elementsOf(...layers.slice(0, index).flat(), ...(index === 0 ? folders : [])),
        engineInBrowsers,
      ),
    ),
  ),
  allow({ file: { categories: "document" } }, elementsOf("site", "theme")),
  // Islands hydrate components.
  allow(elementsOf("browser"), elementsOf("components")),
  // Schemas of blocks are part of the content model.
  allow({ ...elementsOf("blocks"), file: { categories: "schema" } }, elementsOf("model"), engine),
  allow(elementsOf("model", "gatsby", "scripts"), elementsOf("model", "gatsby", "scripts", ...layers.flat()), engine),
  allow(elementsOf("gatsby", "scripts"), entryPoint("editor", "editor/index.ts")),
  allow(elementsOf("editor"), elementsOf("model", "scripts", "editor-browser"), engine),
  allow(elementsOf("editor-browser"), elementsOf("editor"), engineInBrowsers),
]

const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"))

export default tseslint.config(
  {
    ignores: ["node_modules", "public", ".cache", ".content", "src/gatsby-types.d.ts"],
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommendedTypeChecked, jsxA11y.flatConfigs.strict],
    languageOptions: { parserOptions: { project: "tsconfig.json", tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      // Rest siblings omit properties from an object.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/ban-ts-comment": "error",
      // Gatsby and Emotion declare helpers as methods, but none of them uses "this".
      "@typescript-eslint/unbound-method": "off",
      "max-lines": ["error", { max: 220, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Typed rules concern promises and `any`, which markup does not contain. Type information of Material UI's
    // elements took a fifth of the time; npm run typecheck covers them.
    files: ["src/**/*.tsx"],
    ignores: [ISLANDS, "src/browser/**", "**/*.test.tsx"],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ["src/**/*.ts", "**/*.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "warn" },
  },
  {
    // Components that React re-renders in browsers. These rules compile every component, which is slow. They find
    // nothing in components that render once, to HTML.
    files: ["**/*.island.tsx", "src/{browser,components,render}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    extends: [reactHooks.configs.flat["recommended-latest"]],
  },
  {
    // Prettier wraps code, but not comments. Strings stay on one line, so that messages can be searched.
    files: ["**/*.{ts,tsx,mjs}"],
    rules: {
      "max-len": [
        "error",
        { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
    },
  },
  {
    files: ["*.{ts,tsx}", "{editor,gatsby,model,packages,scripts,src}/**/*.{ts,tsx}"],
    ignores: [
      "**/*.test.{ts,tsx}",
      "**/tests/**",
      "playwright.config.ts",
      "scripts/bench/**",
      "scripts/capture-blocks.ts",
    ],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: Object.keys(devDependencies).map(name => `/${name}`),
              allowTypeImports: true,
              message: "npm start omits devDependencies. Move the package to dependencies.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["src/theme/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", "src/theme/tokens.ts"],
    rules: { "no-restricted-syntax": ["error", rawColor, sxAbbreviation] },
  },
  {
    files: [PAGE_CODE],
    ignores: [ISLANDS, "**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        rawColor,
        sxAbbreviation,
        rawSpacing,
        noCurrentTime,
        ...gatsbySyntax,
        ...islandSyntax,
      ],
    },
  },
  {
    files: [ISLANDS],
    rules: { "no-restricted-syntax": ["error", rawColor, sxAbbreviation, rawSpacing, noCurrentTime, ...gatsbySyntax] },
  },
  {
    files: ["**/*.{ts,tsx}"],
    ignores: ["**/*.{test,spec}.{ts,tsx}", "tests/**", "**/tests/**"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { typescript: true },
      "boundaries/elements": elements,
      "boundaries/files": [
        { category: "schema", pattern: ["src/blocks/**/schema.ts", "src/blocks/block.ts"] },
        { category: "document", pattern: "src/html.tsx" },
      ],
      "boundaries/include": ["{editor,gatsby,model,packages,scripts,src}/**/*"],
    },
    rules: {
      "boundaries/no-unknown-files": "error",
      "boundaries/dependencies": ["error", { default: "disallow", policies }],
    },
  },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    plugins: { "simple-import-sort": importSort },
    // One group without empty lines: packages, then modules by name, then neighbors.
    rules: { "simple-import-sort/imports": ["error", { groups: [["^\\u0000", "^node:", "^@?\\w", "^#", "^\\."]] }] },
  },
)
