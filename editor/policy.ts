/** API origins of the Git hosts. */
const apiOrigins: Record<string, string[]> = {
  github: ["https://api.github.com", "https://www.githubstatus.com"],
  gitlab: ["https://gitlab.com"],
}

/**
 * Returns the content policy of the published editor. Its token can be sent only to the Git host. Decap evaluates code
 * and injects styles.
 * @param backend - see publish.ts
 * @param siteUrl - URL of the pages, which only the local editor shows
 */
export const editorPolicy = (backend: Record<string, string>, siteUrl: string): string => {
  const { name = "", base_url: signInUrl } = backend
  const preview = name === "proxy" ? [siteUrl] : []
  const hosts = [...(apiOrigins[name] ?? []), ...(signInUrl ? [new URL(signInUrl).origin] : []), ...preview].join(" ")
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self' data: blob: ${hosts}`.trimEnd(),
    ...preview.map(url => `frame-src ${url}`),
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ")
}
