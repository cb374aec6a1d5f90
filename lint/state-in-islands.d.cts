import type { PluginObj } from "@babel/core"
import type { Rule } from "eslint"

export const rule: Rule.RuleModule
export const plugin: () => PluginObj
