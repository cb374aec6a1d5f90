import type { Issue } from "../../packages/content-engine"

/**
 * Runs in the browser, in `develop` only: a bar at the bottom of the window that lists what is wrong with the content,
 * and a fresh look at pages that came or went with a change. It is sent as its own source text, so it uses nothing from
 * outside itself. It needs no React, so it stands when a page breaks; it lives in a shadow root, so that it and the
 * page do not style each other.
 * @param address where the problems come from
 */
export const showProblems = (address: string): void => {
  const host = document.createElement("content-problems")
  const root = host.attachShadow({ mode: "open" })
  let source: EventSource | undefined
  let round = 0

  const style = document.createElement("style")
  style.textContent = `
    details { position: fixed; inset: auto 0 0 0; z-index: 99; max-height: 45vh; overflow: auto; font: 500 .9375rem/1.5 system-ui, sans-serif;
      background: var(--palette-colors-text, CanvasText); color: var(--palette-colors-background, Canvas); border-top: 4px solid var(--palette-colors-action, Mark); }
    summary { padding: .75rem 1.25rem; cursor: pointer; font-weight: 700; }
    ul { margin: 0; padding: 0 1.25rem 1rem; list-style: none; }
    li { padding-block: .5rem; border-top: 1px solid var(--palette-colors-muted, GrayText); overflow-wrap: anywhere; }
    a { color: inherit; font-family: ui-monospace, monospace; font-size: .875em; text-underline-offset: .25em; }
    a:focus-visible, summary:focus-visible { outline: 2px solid var(--palette-colors-action, Mark); outline-offset: -2px; }`

  const element = (name: string, ...children: (Node | string)[]) => {
    const made = document.createElement(name)
    made.append(...children)
    return made
  }

  const place = ({ file, line, column }: Issue) => {
    const link = document.createElement("a")
    link.href = `/__open-stack-frame-in-editor?fileName=${encodeURIComponent(file)}&lineNumber=${line}`
    link.title = "Open in your editor"
    link.textContent = `${file}:${line}:${column}`
    link.addEventListener("click", event => {
      event.preventDefault()
      void fetch(link.href)
    })
    return link
  }

  const show = (issues: Issue[]) => {
    const folded = root.querySelector("details:not([open])") !== null
    host.remove()
    // Within the editor's frame its form tells them.
    if (issues.length === 0 || window !== window.parent) return
    const errors = issues.filter(({ severity }) => severity === undefined).length
    const count = (many: number, word: string) => (many === 1 ? `1 ${word}` : `${many} ${word}s`)
    const told =
      errors > 0
        ? `${count(errors, "problem")} in content/. This page shows the last good content.`
        : `${count(issues.length, "warning")} in content/. Nothing stops.`
    const bar = document.createElement("details")
    bar.open = errors > 0 && !folded
    bar.setAttribute("role", "alert")
    bar.append(
      element("summary", told),
      element(
        "ul",
        ...issues.map(issue =>
          element(
            "li",
            place(issue),
            issue.severity ? ` ${issue.severity}:` : "",
            issue.path ? ` ${issue.path}: ` : " ",
            issue.message,
          ),
        ),
      ),
    )
    root.replaceChildren(style, bar)
    document.documentElement.append(host)
  }

  const pageExists = async () => {
    const path = location.pathname.replace(/\/$/, "") || "/index"
    return (await fetch(`/page-data${path}/page-data.json`)).ok
  }

  // Gatsby leaves a page open that is gone, be it only because its title, and so its address, has changed.
  const follow = async () => {
    const path = location.pathname
    const mine = ++round
    const before = await pageExists()
    for (let attempt = 0; attempt < 15; attempt++) {
      await new Promise(resolve => setTimeout(resolve, 2000))
      if (location.pathname !== path || mine !== round) return
      if ((await pageExists()) !== before) location.reload()
    }
  }

  // Only pages in view listen: a browser keeps few connections to one host, and ten open tabs would use them up.
  const listen = () => {
    source?.close()
    source = undefined
    if (document.hidden) return
    source = new EventSource(address)
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const issues = JSON.parse(data) as Issue[]
      show(issues)
      if (issues.every(({ severity }) => severity === "warning")) void follow()
    }
  }
  document.addEventListener("visibilitychange", listen)
  listen()
}
