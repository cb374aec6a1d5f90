import { useEffect, useState } from "react"
import { createRoot } from "react-dom/client"
import type { Issue } from "#engine"
import type { ContentStatus } from "../on-create-dev-server"

/** Milliseconds between two requests. */
const POLL_INTERVAL = 1_000

const STYLES = `
  details { position: fixed; inset: auto 0 0 0; z-index: 99; max-height: 45vh; overflow: auto; font: 500 .9375rem/1.5 system-ui, sans-serif;
    background: var(--palette-colors-text, CanvasText); color: var(--palette-colors-background, Canvas); border-top: 4px solid var(--palette-colors-action, Mark); }
  summary { padding: .75rem 1.25rem; cursor: pointer; font-weight: 700; }
  ul { margin: 0; padding: 0 1.25rem 1rem; list-style: none; }
  li { padding-block: .5rem; border-top: 1px solid var(--palette-colors-muted, GrayText); overflow-wrap: anywhere; }
  a { color: inherit; font-family: ui-monospace, monospace; font-size: .875em; text-underline-offset: .25em; }
  a:focus-visible, summary:focus-visible { outline: 2px solid var(--palette-colors-action, Mark); outline-offset: -2px; }`

const IssueItem = ({ file, line, column, severity, path, message }: Issue) => {
  const openUrl = `/__open-stack-frame-in-editor?fileName=${encodeURIComponent(file)}&lineNumber=${line}`
  const open = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void fetch(openUrl)
  }
  return (
    <li>
      <a href={openUrl} title="Open in your code editor" onClick={open}>
        {file}:{line}:{column}
      </a>
      {severity && ` ${severity}:`} {path && `${path}: `}
      {message}
    </li>
  )
}

const formatCount = (count: number, word: string) => (count === 1 ? `1 ${word}` : `${count} ${word}s`)

const fetchStatus = async () => {
  const response = await fetch(`/___content?path=${encodeURIComponent(location.pathname)}`)
  return (await response.json()) as ContentStatus
}

const ErrorOverlay = ({ initial }: { initial: ContentStatus }) => {
  const [issues, setIssues] = useState(initial.issues)
  useEffect(() => {
    const poll = async () => {
      if (document.hidden) return
      const { issues: newIssues, isPage } = await fetchStatus()
      // Gatsby does not reload when the open page is created or deleted (a new title changes its path).
      if (isPage !== initial.isPage) {
        clearInterval(timer)
        location.reload()
      }
      setIssues(current => (JSON.stringify(current) === JSON.stringify(newIssues) ? current : newIssues))
    }
    const timer = setInterval(() => void poll().catch(() => undefined), POLL_INTERVAL)
    return () => clearInterval(timer)
  }, [initial])
  if (issues.length === 0) return null
  const errorCount = issues.filter(({ severity }) => severity === undefined).length
  return (
    <details role="alert" open={errorCount > 0}>
      <summary>
        {errorCount > 0
          ? `${formatCount(errorCount, "error")} in content/. This page shows the last valid content.`
          : `${formatCount(issues.length, "warning")} in content/. Warnings do not fail the build.`}
      </summary>
      <ul>
        {issues.map(issue => (
          <IssueItem key={JSON.stringify(issue)} {...issue} />
        ))}
      </ul>
    </details>
  )
}

/**
 * Mounts a bar that lists content issues, in `develop`. A separate React tree survives errors of the page; a shadow
 * root isolates the styles.
 * @returns a promise, which `onClientEntry` must await: Gatsby then loads the page after the first status. If the page
 * is created in between (live preview), the next status differs in `isPage`, and the 404 page reloads.
 */
export const mountErrorOverlay = async (): Promise<void> => {
  const initial = await fetchStatus()
  const host = document.createElement("content-problems")
  document.documentElement.append(host)
  createRoot(host.attachShadow({ mode: "open" })).render(
    <>
      <style>{STYLES}</style>
      <ErrorOverlay initial={initial} />
    </>,
  )
}
