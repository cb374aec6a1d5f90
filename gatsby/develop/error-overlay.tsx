import { useEffect, useState } from "react"
import { createRoot } from "react-dom/client"
import type { Issue } from "#engine"
import type { ContentStatus } from "../on-create-dev-server"

/** Milliseconds between two looks at the content. */
const POLL_INTERVAL = 1_000

const STYLES = `
  details { position: fixed; inset: auto 0 0 0; z-index: 99; max-height: 45vh; overflow: auto; font: 500 .9375rem/1.5 system-ui, sans-serif;
    background: var(--palette-colors-text, CanvasText); color: var(--palette-colors-background, Canvas); border-top: 4px solid var(--palette-colors-action, Mark); }
  summary { padding: .75rem 1.25rem; cursor: pointer; font-weight: 700; }
  ul { margin: 0; padding: 0 1.25rem 1rem; list-style: none; }
  li { padding-block: .5rem; border-top: 1px solid var(--palette-colors-muted, GrayText); overflow-wrap: anywhere; }
  a { color: inherit; font-family: ui-monospace, monospace; font-size: .875em; text-underline-offset: .25em; }
  a:focus-visible, summary:focus-visible { outline: 2px solid var(--palette-colors-action, Mark); outline-offset: -2px; }`

const Problem = ({ file, line, column, severity, path, message }: Issue) => {
  const editor = `/__open-stack-frame-in-editor?fileName=${encodeURIComponent(file)}&lineNumber=${line}`
  const open = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void fetch(editor)
  }
  return (
    <li>
      <a href={editor} title="Open in your editor" onClick={open}>
        {file}:{line}:{column}
      </a>
      {severity && ` ${severity}:`} {path && `${path}: `}
      {message}
    </li>
  )
}

const count = (many: number, word: string) => (many === 1 ? `1 ${word}` : `${many} ${word}s`)

const ErrorOverlay = () => {
  const [issues, setIssues] = useState<readonly Issue[]>([])
  useEffect(() => {
    let wasThere: boolean | undefined
    const look = async () => {
      if (document.hidden) return
      const answer = await fetch(`/___content?path=${encodeURIComponent(location.pathname)}`)
      const { issues: found, isPage } = (await answer.json()) as ContentStatus
      // Gatsby leaves a page open that is gone, be it only because its title, and so its address, has changed.
      if (wasThere !== undefined && isPage !== wasThere) location.reload()
      wasThere = isPage
      setIssues(before => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    const timer = setInterval(() => void look().catch(() => undefined), POLL_INTERVAL)
    return () => clearInterval(timer)
  }, [])
  if (issues.length === 0) return null
  const errors = issues.filter(({ severity }) => severity === undefined).length
  return (
    <details role="alert" open={errors > 0}>
      <summary>
        {errors > 0
          ? `${count(errors, "problem")} in content/. This page shows the last good content.`
          : `${count(issues.length, "warning")} in content/. Nothing stops.`}
      </summary>
      <ul>
        {issues.map(issue => (
          <Problem key={JSON.stringify(issue)} {...issue} />
        ))}
      </ul>
    </details>
  )
}

/**
 * In `develop`, a bar at the bottom of the window that lists what is wrong with the content. It stands when the page
 * breaks, because it is a React tree of its own, and in a shadow root, so that it and the page do not style each other.
 */
export const mountErrorOverlay = (): void => {
  const host = document.createElement("content-problems")
  document.documentElement.append(host)
  createRoot(host.attachShadow({ mode: "open" })).render(
    <>
      <style>{STYLES}</style>
      <ErrorOverlay />
    </>,
  )
}
