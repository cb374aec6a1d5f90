/** Where the editor asks a host of repositories, besides its own site. */
const API_ORIGINS: Record<string, string[]> = {
  github: ["https://api.github.com", "https://www.githubstatus.com"],
  gitlab: ["https://gitlab.com"],
}

/**
 * What the published editor may load and ask. Its page holds a token: nothing of it goes anywhere but to the host that
 * is named. Decap makes functions of texts and writes its styles as it goes.
 * @param backend how Decap signs in (publish.ts)
 */
export const editorPolicy = ({ name = "", base_url: signIn }: Record<string, string>): string => {
  const hosts = [...(API_ORIGINS[name] ?? []), ...(signIn ? [new URL(signIn).origin] : [])].join(" ")
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self' data: blob: ${hosts}`.trimEnd(),
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ")
}
