import { caching, everywhere, immutableFolders, shared, unpublished } from "./headers"
import { MADE } from "./made"
import { below, nginxRedirects, type Redirect } from "./redirects"

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

/** What `hosting/nginx.conf` says of it, for the reader to put theirs. */
export const place: NginxPlace = {
  name: "www.example.com",
  root: "/srv/site",
  certificate: "/etc/letsencrypt/live/www.example.com/fullchain.pem",
  key: "/etc/letsencrypt/live/www.example.com/privkey.pem",
  port: 443,
  httpPort: 80,
}

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
  const origin = `https://${name}${port === 443 ? "" : `:${port}`}`
  return `# ${MADE}
# What is missing is never kept: it may be there a moment later.
map "$status $uri" $site_caching {
    default "${caching.revalidated}";
    "~^(200|206|304) ${pathPrefix}/(${immutableFolders.join("|")})/" "${caching.immutable}";
}
${maps.join("\n")}
# A page has its matter as Markdown beside it, for whoever names that before HTML, or alone.
map "$http_accept $uri" $site_twin {
    default "";
    "~*text/html.*text/markdown" "";
    "~*text/markdown.* ${pathPrefix}/$" ${pathPrefix}/index.md;
    "~*text/markdown.* (?<site_read>/[\\w/.-]*[\\w-])$" $site_read.md;
}
# Pages and their Markdown answer one address, and the page is the one to be found.
map $uri $site_vary {
    default "";
    "~\\.(html|md)$" Accept;
}
map $uri $site_robots {
    default "";
    "~\\.md$" noindex;
}
map $uri $site_canonical {
    default "";
    ${pathPrefix}/index.md "<${origin}${pathPrefix}/>; rel=\\"canonical\\"";
    "~^(?<site_matter>/[\\w/.-]+)\\.md$" "<${origin}$site_matter>; rel=\\"canonical\\"";
}
# Other forms of a page's address lead to the one that pages name. Read as the browser wrote it: what nginx has decoded
# could end the line of a header. With two slashes first it would name another host.
map $request_uri $site_page {
    default ${pathPrefix}/404;
    "~^${pathPrefix}/index\\.html(?<site_query>\\?.*)?$" ${pathPrefix}/$site_query;
    "~^(?<site_path>/[^/?][^?]*?)(/index)?(\\.html|/+)(?<site_query>\\?.*)?$" $site_path$site_query;
}

server {
    listen ${httpPort};
    listen [::]:${httpPort};
    server_name ${name};
    # The name of the site, whatever name was asked for.
    return 308 ${origin}$request_uri;
}

server {
    # nginx 1.25 and newer would rather read "http2 on;" in a line of its own, which older ones do not know.
    listen ${port} ssl http2;
    listen [::]:${port} ssl http2;
    server_name ${name};
    if ($host != ${name}) { return 421; }
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    ssl_protocols TLSv1.2 TLSv1.3;

    root ${root};
    charset utf-8;
    charset_types text/xml text/plain text/markdown text/css application/javascript application/json image/svg+xml;
    server_tokens off;
    gzip_static on;
    gzip_vary on;
    # A module of its own (Debian: libnginx-mod-http-brotli-static). Without it, leave this line out: gzip is served then.
    brotli_static on;

${own.map(([header, value]) => add(header, `"${value}"`)).join("\n")}
${Object.keys(shared.headers)
  .map(header => add(header, variableOf(header)))
  .join("\n")}
${add("Cache-Control", "$site_caching")}
${add("Vary", "$site_vary")}
${add("X-Robots-Tag", "$site_robots")}
${add("Link", "$site_canonical")}

    if (-f $document_root$site_twin) { rewrite ^ $site_twin last; }

${nginxRedirects(below(pathPrefix, redirects))}${pathPrefix && `    location = ${pathPrefix} { return 308 ${pathPrefix}/$is_args$args; }\n`}    location = ${pathPrefix}/ { try_files ${pathPrefix}/index.html =404; }
    location / { try_files $uri $uri.html =404; }
    location ~ \\.md$ { types {} default_type text/markdown; }
    location = ${pathPrefix}/manifest.webmanifest { types {} default_type application/manifest+json; }
    # The editor, where it is published.
    location = ${pathPrefix}/admin { return 308 ${pathPrefix}/admin/; }
    location = ${pathPrefix}/admin/ { try_files ${pathPrefix}/admin/index.html =404; }
    location ~ /$ { return 308 $site_page; }
    location ~ \\.html$ {
        if (!-f $request_filename) { return 404; }
        return 308 $site_page;
    }
    location ~ ^${pathPrefix}/(${unpublished.join("|")})$ { return 404; }
    error_page 404 ${pathPrefix}/404.html;
    location = ${pathPrefix}/404.html { internal; }
}
`
}
