/** Data as it may stand in a page: `<` would end the script element where a text holds `</script>`. */
export const toScriptJson = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c")

/** What a script reads of the page that it stands in: plain data, no code. */
export const JsonScript = ({ data }: { data: unknown }) => (
  <script type="application/json" dangerouslySetInnerHTML={{ __html: toScriptJson(data) }} />
)
