import { caching, everywhere, immutableFolders, shared } from "./headers"
import { below, caddyRedirects, nginxRedirects, type Redirect, vercelRedirects } from "./redirects"

const MADE = "Written by `npm run hosting` from gatsby/hosting/: change it there."

const lines = (headers: Record<string, string>, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join("\n")

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join what several rules say of one header. So pages keep
 * the hosts' own caching, which is to ask again each time; and the images for other sites get two policies, which
 * browsers read as none.
 */
const netlifyHeaders = (): string => {
  const rule = (path: string, headers: Record<string, string>) =>
    `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n`
  const folders = immutableFolders.map(folder => rule(`/${folder}/*`, { "Cache-Control": caching.immutable }))
  return [`# ${MADE}`, rule("/*", everywhere), ...folders, rule(`/${shared.folder}/*`, shared.headers)].join("\n")
}

/** `vercel.json`, which Vercel reads beside `package.json`. Of several rules, the last one holds. */
const vercel = (redirects: readonly Redirect[]): string => {
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
      rule(`/(${immutableFolders.join("|")})/(.*)`, { "Cache-Control": caching.immutable }),
      rule(`/${shared.folder}/(.*)`, shared.headers),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Where an nginx finds what it serves. */
interface NginxPlace {
  name: string
  root: string
  /** Path of the certificate with its chain, and of its key. */
  certificate: string
  key: string
  port: number
  /** Where plain HTTP is answered, with the address that is encrypted. */
  httpPort: number
}

const place: NginxPlace = {
  name: "www.example.com",
  root: "/srv/site",
  certificate: "/etc/letsencrypt/live/www.example.com/fullchain.pem",
  key: "/etc/letsencrypt/live/www.example.com/privkey.pem",
  port: 443,
  httpPort: 80,
}

const foldersBelow = (pathPrefix: string) => `^${pathPrefix}/(${immutableFolders.join("|")})/`

/**
 * A site of nginx 1.18 or newer, for `sites-enabled/`.
 * @param pathPrefix the path below which the site lives: its files lie in a folder of that name
 */
export const nginx = (
  { name, root, certificate, key, port, httpPort }: NginxPlace,
  redirects: readonly Redirect[] = [],
  pathPrefix = "",
): string => {
  const own = Object.entries(everywhere).filter(([header]) => !(header in shared.headers))
  const add = (header: string, value: string) => `    add_header ${header} ${value} always;`
  const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`
  const maps = Object.entries(shared.headers).map(
    ([header, value]) => `map $uri ${variableOf(header)} {
    default "${everywhere[header] ?? ""}";
    ~^${pathPrefix}/${shared.folder}/ "${value}";
}`,
  )
  return `# ${MADE}
map $uri $site_caching {
    default "${caching.revalidated}";
    ~${foldersBelow(pathPrefix)} "${caching.immutable}";
}
${maps.join("\n")}

server {
    listen ${httpPort};
    listen [::]:${httpPort};
    server_name ${name};
    return 308 https://$host${port === 443 ? "" : `:${port}`}$request_uri;
}

server {
    listen ${port} ssl http2;
    listen [::]:${port} ssl http2;
    server_name ${name};
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    ssl_protocols TLSv1.2 TLSv1.3;

    root ${root};
    charset utf-8;
    charset_types text/html text/xml text/plain text/markdown text/css application/javascript application/json image/svg+xml;
    server_tokens off;
    gzip_static on;
    gzip_vary on;
    # A module of its own (Debian: libnginx-mod-http-brotli-static). Without it, leave this line out: gzip is served then.
    brotli_static on;

${own.map(([header, value]) => add(header, `"${value}"`)).join("\n")}
${Object.keys(shared.headers)
  .map(header => add(header, variableOf(header)))
  .join("\n")}
    add_header Cache-Control $site_caching;

${nginxRedirects(below(pathPrefix, redirects))}${pathPrefix && `    location = ${pathPrefix} { return 308 $uri/; }\n`}    location = ${pathPrefix}/ { try_files ${pathPrefix}/index.html =404; }
    location / { try_files $uri $uri.html =404; }
    location ~ \\.md$ { types {} default_type text/markdown; }
    location = ${pathPrefix}/manifest.webmanifest { types {} default_type application/manifest+json; }
    # The other form of an address leads to the one that pages name.
    location ~ ^(?<page>${pathPrefix}/.+)/$ { return 308 $page; }
    error_page 404 ${pathPrefix}/404.html;
    location = ${pathPrefix}/404.html { internal; }
}
`
}

/**
 * A Caddyfile. The environment says where the site is (SITE_ROOT) and what it is called (SITE_ADDRESS): a name gets a
 * certificate by itself, `:8080` is plain HTTP for behind a proxy or in a container.
 * @param pathPrefix the path below which the site lives: its files lie in a folder of that name
 */
export const caddy = (redirects: readonly Redirect[], pathPrefix = ""): string => {
  const own = Object.entries(everywhere).filter(([header]) => !(header in shared.headers))
  const variableOf = (header: string) => `{${header.toLowerCase().replaceAll("-", "_")}}`
  const maps = Object.entries(shared.headers).map(
    ([header, value]) => `	map {path} ${variableOf(header)} {
		~^${pathPrefix}/${shared.folder}/ "${value}"
		default "${everywhere[header] ?? ""}"
	}`,
  )
  return `# ${MADE}
{
	admin off
	skip_install_trust
	http_port {$HTTP_PORT:80}
}

(answer) {
	map {path} {caching} {
		~${foldersBelow(pathPrefix)} "${caching.immutable}"
		default "${caching.revalidated}"
	}
${maps.join("\n")}
	header {
${own.map(([header, value]) => `\t\t${header} "${value}"`).join("\n")}
${Object.keys(shared.headers)
  .map(header => `\t\t${header} ${variableOf(header)}`)
  .join("\n")}
		Vary Accept-Encoding
		-Server
		defer
	}
	file_server {
		precompressed br gzip
	}
}

{$SITE_ADDRESS:www.example.com} {
	root * {$SITE_ROOT:/srv/site}
	@slash path_regexp slash ^(${pathPrefix}/.+)/$
	redir @slash {re.slash.1} 308
${pathPrefix && `\tredir ${pathPrefix} ${pathPrefix}/ 308\n`}${caddyRedirects(below(pathPrefix, redirects))}	try_files {path} {path}.html
	header Cache-Control {caching}
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	import answer

	handle_errors {
		rewrite * ${pathPrefix}/404.html
		import answer
	}
}
`
}

/**
 * Every host's file, by its path in the project. They are committed, because hosts read them before anything is
 * built.
 * @param redirects those of content/redirects.yaml
 * @param pathPrefix the path of the address in content/site.yaml, for servers of one's own: other hosts give each site
 *   an address for itself
 */
export const hostFiles = (redirects: readonly Redirect[], pathPrefix = ""): Record<string, string> => ({
  "static/_headers": netlifyHeaders(),
  "vercel.json": vercel(redirects),
  "hosting/nginx.conf": nginx(place, redirects, pathPrefix),
  "hosting/Caddyfile": caddy(redirects, pathPrefix),
})
