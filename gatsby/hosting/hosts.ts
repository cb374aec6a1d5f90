import { caching, everywhere, shared } from "./headers"
import { caddy } from "./caddy"
import { nginx, place } from "./nginx"
import { type Redirect, vercelRedirects } from "./redirects"

/**
 * `vercel.json`, which Vercel reads beside `package.json`. Of several rules, the last one holds. They go by the address
 * alone and concern a 404 too, so only what is known to be there before a build is kept for good: the fonts, by their
 * names.
 * @param fonts names of the files in `static/fonts`
 */
const vercel = (redirects: readonly Redirect[], fonts: readonly string[]): string => {
  const rule = (source: string, headers: Record<string, string>) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    installCommand: "npm ci",
    buildCommand: "npm run build",
    outputDirectory: "public",
    cleanUrls: true,
    trailingSlash: false,
    ...(redirects.length > 0 && { redirects: vercelRedirects(redirects) }),
    headers: [
      rule("/(.*)", { ...everywhere, "Cache-Control": caching.revalidated }),
      ...fonts.map(file => rule(`/fonts/${file}`, { "Cache-Control": caching.immutable })),
      rule(`/${shared.folder}/(.*)`, shared.headers),
      // Its rules name no address that they were asked for, so the page that this is the Markdown of is not named.
      rule("/(.*).md", { "X-Robots-Tag": "noindex" }),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * Every host's file, by its path in the project. They are committed, because hosts read them before anything is
 * built.
 * @param redirects those of content/redirects.yaml
 * @param fonts names of the files in `static/fonts`
 * @param pathPrefix the path of the address in content/site.yaml, for servers of one's own: other hosts give each site
 *   an address for itself
 */
export const hostFiles = (
  redirects: readonly Redirect[],
  fonts: readonly string[],
  pathPrefix = "",
): Record<string, string> => ({
  "vercel.json": vercel(redirects, fonts),
  "hosting/nginx.conf": nginx(place, redirects, pathPrefix),
  "hosting/Caddyfile": caddy(redirects, pathPrefix),
})
