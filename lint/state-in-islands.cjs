const { relative } = require("node:path")

/** Hooks that hold state, or do something in the browser: those of React, and of Material UI. */
const HOOKS = new Set([
  "useState",
  "useReducer",
  "useRef",
  "useEffect",
  "useLayoutEffect",
  "useInsertionEffect",
  "useEffectEvent",
  "useImperativeHandle",
  "useSyncExternalStore",
  "useTransition",
  "useDeferredValue",
  "useActionState",
  "useFormStatus",
  "useOptimistic",
  "useCallback",
  "useMediaQuery",
  "useScrollTrigger",
  "useColorScheme",
])

/**
 * Components of Material UI's that a script opens, fades in or moves: without one they show nothing, never open, or go
 * on showing what was chosen first.
 */
const MOVED = new Set([
  "Accordion",
  "Autocomplete",
  "Backdrop",
  "Checkbox",
  "Dialog",
  "Drawer",
  "Fade",
  "Grow",
  "Menu",
  "Modal",
  "NoSsr",
  "Popover",
  "Popper",
  "Portal",
  "Radio",
  "Rating",
  "Select",
  "Slide",
  "Slider",
  "Snackbar",
  "SpeedDial",
  "SwipeableDrawer",
  "Switch",
  "Tooltip",
  "Zoom",
])

/** Files that pages are made of. Scripts of the browser are no components, and tests are no pages. */
const isOfPage = file => /^src[\\/](?!browser[\\/])/.test(file) && !/\.(island|test)\.tsx?$/.test(file)

const sentence = what =>
  `${what} does nothing in a published page, which is a document: put what answers visitors into a component of its own, in a file named <name>.island.tsx, and use it here like any other (docs/decisions/0013-scripts.md).`

/** The names under which an import brings such components into a file: ours have the same names. */
const movedBy = ({ source, specifiers }) =>
  specifiers.flatMap(({ local, imported }) => {
    const name = source.value === "@mui/material" ? imported?.name : /^@mui\/material\/(\w+)$/.exec(source.value)?.[1]
    return MOVED.has(name) ? [local.name] : []
  })

/** It needs no script: `<Drawer variant="permanent">`, `<Select native>`, `<Rating readOnly>`. */
const isStill = ({ attributes }) =>
  attributes.some(({ name, value }) => value?.value === "permanent" || ["native", "readOnly"].includes(name?.name))

/** What a call, an attribute or an element does that no page can; nothing for all others. */
const problemOf = (node, moved) => {
  const { type, callee, name } = node
  if (type === "JSXAttribute") return /^on[A-Z]/.test(name.name) ? sentence(`The handler ${name.name}`) : undefined
  if (type === "JSXOpeningElement")
    return moved.has(name.name) && !isStill(node) ? sentence(`<${name.name}>`) : undefined
  const hook = callee.type === "MemberExpression" ? callee.property.name : callee.name
  return HOOKS.has(hook) ? sentence(hook) : undefined
}

/** The visitor of one file, for both. */
const visitorOf = tell => {
  const moved = new Set()
  const ask = at => {
    // Babel hands over where a node stands, ESLint the node.
    const message = problemOf(at.node ?? at, moved)
    if (message) tell(at, message)
  }
  return {
    ImportDeclaration: at => movedBy(at.node ?? at).forEach(name => moved.add(name)),
    CallExpression: ask,
    JSXAttribute: ask,
    JSXOpeningElement: ask,
  }
}

/** For ESLint: `npm run lint`, and the editor. */
exports.rule = {
  meta: { type: "problem", schema: [] },
  create: context =>
    isOfPage(relative(context.cwd, context.filename))
      ? visitorOf((node, message) => context.report({ node, message }))
      : {},
}

/** For Babel, by which Gatsby compiles pages: a build stops at what the rule finds, and `develop` shows it at once. */
exports.plugin = () => ({
  visitor: {
    Program: (path, { filename = "", cwd }) => {
      if (!isOfPage(relative(cwd, filename))) return
      path.traverse(
        visitorOf((at, message) => {
          throw at.buildCodeFrameError(message)
        }),
      )
    },
  },
})
