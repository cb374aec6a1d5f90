import { readFileSync } from "node:fs"
import { type CustomPlugin, optimize } from "svgo"
import { publish } from "../hashed-files"

/** Attributes that run a script, and addresses of other files. */
const isUnsafe = (name: string, value: string): boolean =>
  /^on/i.test(name) || (/(^|:)href$/i.test(name) && !/^(#|data:image\/(png|jpeg|webp|avif))/i.test(value.trim()))

/**
 * Takes out what could run, or ask for a file elsewhere. The check of the content tells of both beforehand
 * (packages/content-engine/reading/svg-facts.ts); this holds for what it may not know.
 */
export const withoutUnsafe: CustomPlugin = {
  name: "withoutUnsafe",
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (/^(script|foreignObject|iframe)$/i.test(node.name))
          parent.children = parent.children.filter(child => child !== node)
        for (const [name, value] of Object.entries(node.attributes))
          if (isUnsafe(name, value)) delete node.attributes[name]
      },
    },
  }),
}

/** @returns an SVG file of an owner, shorter and without anything that could run */
const safeSvg = (svg: string): string =>
  optimize(svg, { multipass: true, plugins: ["preset-default", "removeScripts", withoutUnsafe] }).data

/**
 * Publishes a vector picture under a name made of what is in it.
 * @returns its address
 */
export const publishSvg = (path: string): string => publish(safeSvg(readFileSync(path, "utf8")), "svg")
