import type * as Hooks from "./gatsby/hooks"
import { loadBundle } from "./scripts/gatsby/bundle.mjs"

const hooks = loadBundle("hooks") as typeof Hooks

export const createPages = hooks.createPages
export const createResolvers = hooks.createResolvers
export const createSchemaCustomization = hooks.createSchemaCustomization
export const onCreateDevServer = hooks.onCreateDevServer
export const onCreateNode = hooks.onCreateNode
export const onCreateWebpackConfig = hooks.onCreateWebpackConfig
export const onPostBuild = hooks.onPostBuild
export const onPreExtractQueries = hooks.onPreExtractQueries
export const onPreInit = hooks.onPreInit
export const sourceNodes = hooks.sourceNodes
