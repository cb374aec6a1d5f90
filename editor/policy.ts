/** API origins of the Git hosts. */
const apiOrigins: Record<string, string[]> = {
  github: ["https://api.github.com", "https://www.githubstatus.com"],
  gitlab: ["https://gitlab.com"],
}

/**
 * Returns the Content Security Policy of /admin. The token can be sent only to the Git host. Decap evaluates code
 * and injects styles.
 * @param backend - see publish.ts
 * @param siteUrl - URL of the pages, which only the local web editor shows in frames
 */
export const editorPolicy = (backend: Record<string, string>, siteUrl: string): string => {
  const { name = "", base_url: signInUrl } = backend
  const previewUrls = name === "proxy" ? [siteUrl] : []
  const connectSources = [
    ...(apiOrigins[name] ?? []),
    ...(signInUrl ? [new URL(signInUrl).origin] : []),
    ...previewUrls,
  ].join(" ")
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self' data: blob: ${connectSources}`.trimEnd(),
    ...previewUrls.map(url => `frame-src ${url}`),
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ")
}
