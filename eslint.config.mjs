import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"

const RAW_COLOR = {
  selector: "Literal[value=/^#([0-9a-f]{3}|[0-9a-f]{6})$/i]",
  message:
    "Colors stand in src/theme/tokens.ts, by day and by night: pages, drawings and preview images all read them.",
}

const NOW = {
  selector:
    "NewExpression[callee.name=Date][arguments.length=0], " +
    "CallExpression[callee.object.name=Date][callee.property.name=now]",
  message: "A page stays until its data changes: see docs/decisions.md.",
}

const ISLANDS = "src/**/*.island.tsx"

/** What pages are made of. */
const PAGES = "src/{charts,components,layout,blocks,pages,site,structured-data,templates}/**/*.{ts,tsx}"

/** Components of Gatsby's that wait for React, which runs in no page (docs/decisions.md). */
const OF_GATSBY = [
  {
    selector: "ImportDeclaration[source.value=gatsby] > ImportSpecifier[imported.name=Script]",
    message: "Gatsby's <Script> is added by React, which runs in no page: write <script> in src/layout/layout.tsx.",
  },
  {
    selector: "ImportDeclaration[source.value=gatsby-plugin-image]",
    message: "It hides a picture until React runs, which it does in no page: show it by src/components/photo.tsx.",
  },
]

const IN_ISLANDS =
  "does nothing in a published page, which is a document: put what answers visitors into a component of its own, in a file named <name>.island.tsx, and use it here by island() (src/browser/README.md)."

const HOOKS =
  "State|Reducer|Ref|(Layout|Insertion)?Effect|EffectEvent|ImperativeHandle|SyncExternalStore|Transition|DeferredValue|ActionState|FormStatus|Optimistic|Callback|MediaQuery|ScrollTrigger|ColorScheme"

/** Components of Material UI's that show nothing, or never open, without a script. */
const MOVED =
  "Autocomplete|Backdrop|Dialog|Fade|Grow|Menu|Modal|NoSsr|Popover|Popper|Portal|Slide|Slider|Snackbar|SpeedDial|SwipeableDrawer|Tooltip|Zoom"

/** What only an island may use. */
const OF_ISLANDS = [
  {
    selector: `:matches(ImportSpecifier > Identifier.imported, MemberExpression > Identifier.property)[name=/^use(${HOOKS})$/]`,
    message: `A hook ${IN_ISLANDS}`,
  },
  { selector: "JSXAttribute[name.name=/^on[A-Z]/]", message: `A handler ${IN_ISLANDS}` },
  {
    selector: `ImportDeclaration[source.value=/^@mui.material.(${MOVED})$/], ImportDeclaration[source.value="@mui/material"] > ImportSpecifier[imported.name=/^(${MOVED})$/]`,
    message: `What a script opens or moves ${IN_ISLANDS}`,
  },
]

/** The folders of src/ from the lowest layer to the highest: a file imports from its own folder and from lower ones. */
const layers = [
  ["render", "theme", "site", "browser"],
  ["charts"],
  ["components"],
  ["blocks", "layout"],
  ["pages", "templates"],
]

/** What draws again in the browser what the page has drawn: scripts of tools, and what stands around an island. */
const drawers = { browser: ["components"] }

/** In a folder of src/: no import from a higher layer, from a neighbour in its layer, or from what builds the data. */
const importsOf = (folder, height) => {
  const open = drawers[folder] ?? []
  const higher = layers
    .slice(height + 1)
    .flat()
    .filter(other => !open.includes(other))
  const neighbours = height > 0 ? layers[height].filter(other => other !== folder) : []
  const closed = [...higher, ...neighbours, "gatsby", "model", "packages(?!/content-engine/browser$)"].join("|")
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    // The shape of a block is what builds its data.
    ignores: ["**/*.test.{ts,tsx}", "src/blocks/**/shape.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `^(\\.\\./)+(${closed})/`,
              message: "src/ has layers, and what builds the data is none of them: see the list in eslint.config.mjs.",
            },
          ],
        },
      ],
    },
  }
}

/** What a package may not reach, and what may not reach behind its door. */
const walls = (files, ...patterns) => ({
  files,
  ignores: ["**/*.test.{ts,tsx}"],
  rules: { "no-restricted-imports": ["error", { patterns }] },
})

const ENGINE_DOOR = {
  regex: "content-engine/(?!(?:browser|yaml-text)$)",
  message: "The content engine has a door: import from packages/content-engine (its index.ts).",
}

const BROWSER_DOOR = {
  regex: "content-engine(?!/browser$)",
  message: "In a browser there is no Node: import from packages/content-engine/browser.",
}

const EDITOR_DOOR = {
  regex: "content-editor/",
  message:
    "The editor has a door: packages/content-editor/index.ts. Whatever reaches behind it breaks when it is taken out.",
}

const NO_SITE = {
  regex: "^(\\.\\./)+(gatsby|src|scripts|content-editor|(?<=(\\.\\./){2})model)(/|$)",
  message:
    "The content engine knows no site: what it needs of one stands in its Model (packages/content-engine/model.ts).",
}

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
      // What is left out of an object is named, so that the rest is without it.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/ban-ts-comment": "error",
      // Gatsby and Emotion declare the helpers they hand over as methods, though none of them uses "this".
      "@typescript-eslint/unbound-method": "off",
      "max-lines": ["error", { max: 220, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Rules that ask the compiler are about promises and values of any type, and markup has none of them. The compiler
    // itself checks it (npm run types); here the types of Material UI's elements took a fifth of the time.
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
    // What React may draw again in a browser. These rules compile every component, which takes a while; what is
    // drawn once, into HTML, has no second time that they could find something for.
    files: ["**/*.island.tsx", "src/{browser,components,render}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    extends: [reactHooks.configs.flat["recommended-latest"]],
  },
  {
    // Prettier wraps code, but not comments. Texts that are read as one, messages above all, stay whole to be found.
    files: ["**/*.{ts,tsx,mjs}"],
    rules: {
      "max-len": [
        "error",
        { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
    },
  },
  {
    files: ["src/theme/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", "src/theme/tokens.ts"],
    rules: { "no-restricted-syntax": ["error", RAW_COLOR] },
  },
  {
    files: [PAGES],
    ignores: [ISLANDS, "**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", RAW_COLOR, NOW, ...OF_GATSBY, ...OF_ISLANDS] },
  },
  { files: [ISLANDS], rules: { "no-restricted-syntax": ["error", RAW_COLOR, NOW, ...OF_GATSBY] } },
  walls(["{gatsby,model,scripts}/**/*.{ts,tsx}", "*.{ts,tsx}"], ENGINE_DOOR, EDITOR_DOOR),
  walls(["packages/content-editor/**/*.ts"], ENGINE_DOOR),
  walls(["packages/content-editor/browser/**/*.ts"], BROWSER_DOOR),
  walls(["packages/content-engine/**/*.ts"], NO_SITE),
  ...layers.flatMap((folders, height) => folders.map(folder => importsOf(folder, height))),
)
