const { readFileSync } = require("node:fs")
const { relative, resolve } = require("node:path")

/** Components that a file exports: by their capital letter, as React tells them from anything else. */
const COMPONENT = /^export (?:const|function) ([A-Z]\w*)/gm

/** A list of exports says nothing of what it names. */
const LIST = /^export [{*]/m

/**
 * A loader of webpack: whoever imports a file of islands gets its components as islands (src/browser/islands/island.tsx);
 * all else that the file exports is handed on.
 */
module.exports = source => source

module.exports.pitch = function () {
  const { resourcePath, rootContext } = this
  const inner = JSON.stringify(`${resourcePath}?inner`)
  const file = JSON.stringify(relative(rootContext, resourcePath).replaceAll("\\", "/"))
  const text = readFileSync(resourcePath, "utf8")
  if (LIST.test(text))
    throw new Error("An island is exported where it is written: export const Name or export function Name.")
  const names = [...text.matchAll(COMPONENT)].map(([, name]) => name)
  return [
    `import * as features from ${inner}`,
    `import { island } from ${JSON.stringify(resolve(rootContext, "src/browser/islands/island.tsx"))}`,
    `export * from ${inner}`,
    ...names.map(name => `export const ${name} = island(features.${name}, "${name}", ${file})`),
  ].join("\n")
}
