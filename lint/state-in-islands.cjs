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

/** Files that pages are made of. Scripts of the browser are no components, and tests are no pages. */
const isOfPage = file => /^src[\\/](?!browser[\\/])/.test(file) && !/\.(island|test)\.tsx?$/.test(file)

const sentence = what =>
  `${what} does nothing in a published page, which is a document: put what answers visitors into a component of its own, in a file named <name>.island.tsx, and use it here like any other (docs/decisions/0013-scripts.md).`

/** What a call or an attribute does that no page can; nothing for all others. */
const problemOf = ({ type, callee, name }) => {
  if (type === "JSXAttribute") return /^on[A-Z]/.test(name.name) ? sentence(`The handler ${name.name}`) : undefined
  const hook = callee.type === "MemberExpression" ? callee.property.name : callee.name
  return HOOKS.has(hook) ? sentence(hook) : undefined
}

/** For ESLint: `npm run lint`, and the editor. */
exports.rule = {
  meta: { type: "problem", schema: [] },
  create: context => {
    const tell = node => {
      const message = problemOf(node)
      if (message) context.report({ node, message })
    }
    return isOfPage(relative(context.cwd, context.filename)) ? { CallExpression: tell, JSXAttribute: tell } : {}
  },
}

/** For Babel, by which Gatsby compiles pages: a build stops at what the rule finds, and `develop` shows it at once. */
exports.plugin = () => {
  const tell = (path, { filename = "", cwd }) => {
    const message = isOfPage(relative(cwd, filename)) && problemOf(path.node)
    if (message) throw path.buildCodeFrameError(message)
  }
  return { visitor: { CallExpression: tell, JSXAttribute: tell } }
}
