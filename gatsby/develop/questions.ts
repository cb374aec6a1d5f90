/** Address in `develop` that opens GraphiQL with the questions of docs/graphql.md. */
export const QUESTIONS = "/___questions"

/** Puts tabs where GraphiQL keeps its own, and opens it. Runs in the browser. */
const openTabs = (tabs: { query: string }[]) => {
  localStorage.setItem("graphiql:tabState", JSON.stringify({ activeTabIndex: 0, tabs }))
  // It opens the tab that holds this, or one more.
  localStorage.setItem("graphiql:query", tabs[0]?.query ?? "")
  location.replace("/___graphql")
}

/**
 * A page that leads to GraphiQL, in which each question of the guide is a tab. GraphiQL itself takes no tabs from a
 * plugin, and is there before plugins hear of the server.
 * @param guide text of docs/graphql.md
 */
export const questionsPage = (guide: string): string => {
  const tabs = guide.split(/^## /m).flatMap(part => {
    const [, query, name] = /```graphql\n(query (\w+)[^]*?)```/.exec(part) ?? []
    const kept = { variables: null, headers: null, operationName: name, response: null }
    return query ? { id: name, title: name, query: `# ${part.split("\n")[0]}\n\n${query}`, ...kept } : []
  })
  const data = JSON.stringify(tabs).replaceAll("<", "\\u003c")
  return `<!doctype html><title>Questions</title><script>(${openTabs.toString()})(${data})</script>`
}
