/** Serializes data for a script element. Escapes `<`: a text with `</script>` would end the element. */
export const toScriptJson = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c")

/** Data of the page, for scripts to read. */
export const JsonScript = ({ data }: { data: unknown }) => (
  <script type="application/json" dangerouslySetInnerHTML={{ __html: toScriptJson(data) }} />
)
