import type { ScriptProps } from "gatsby"

/**
 * Takes the place of Gatsby's `<Script>` in a build (gatsby/on-create-webpack-config.ts). Gatsby's own adds its script
 * once React has taken over the page, which no published page does (docs/decisions/0011-pages-are-documents.md).
 * @throws if it wants what only Gatsby's router does
 */
export const Script = ({ strategy, forward, onLoad, onError, children, ...rest }: ScriptProps) => {
  const name = rest.id ?? rest.src ?? "without an id"
  if (strategy === "off-main-thread" || forward)
    throw new Error(`<Script> ${name}: "off-main-thread" is not supported. Leave "strategy" and "forward" out.`)
  if (onLoad || onError)
    throw new Error(`<Script> ${name}: onLoad and onError are never called, because React does not run in pages.`)
  if (rest.src) return <script async {...rest} />
  const text = children ?? rest.dangerouslySetInnerHTML?.__html ?? ""
  return <script {...rest} dangerouslySetInnerHTML={{ __html: text }} />
}

/** What Gatsby would ask for scripts of workers: there are none. */
export const collectedScriptsByPage = { get: () => [], set: () => undefined, delete: () => undefined }
