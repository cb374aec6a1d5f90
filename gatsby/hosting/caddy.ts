import { caching, everywhere, immutableFolders, shared, unpublished } from "./headers"
import { MADE } from "./made"
import { below, caddyRedirects, type Redirect } from "./redirects"

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
	servers {
		# What is asked for under another name than the connection is for is not answered.
		strict_sni_host
	}
}

(headers) {
	# Read when the answer is sent, of what is sent then: an address without a file has become the page for it.
	map {path} {caching} {
		~^${pathPrefix}/(${immutableFolders.join("|")})/.*[^/]$ "${caching.immutable}"
		default "${caching.revalidated}"
	}
${maps.join("\n")}
	# A page and its Markdown answer one address.
	map {path} {vary} {
		~(\\.(html|md)|/)$ "Accept-Encoding, Accept"
		default Accept-Encoding
	}
	header {
${own.map(([header, value]) => `\t\t${header} "${value}"`).join("\n")}
${Object.keys(shared.headers)
  .map(header => `\t\t${header} ${variableOf(header)}`)
  .join("\n")}
		Cache-Control {caching}
		Vary {vary}
		-Server
		defer
	}
}

(files) {
	file_server {
		precompressed br gzip
	}
}

{$SITE_ADDRESS:www.example.com} {
	root * {$SITE_ROOT:/srv/site}
	route {
		import headers
		@writing not method GET HEAD
		error @writing 405
		@malformed path_regexp \\x00
		error @malformed 400
		@unpublished path ${[...unpublished, "404.html"].map(file => `${pathPrefix}/${file}`).join(" ")}
		error @unpublished 404
		# Other forms of a page's address lead to the one that pages name. Read as the browser wrote it; with two slashes
		# first it would name another host.
		map {uri} {page} {
			~^${pathPrefix}/index\\.html(\\?.*)?$ "${pathPrefix}/\${1}"
			~^(/[^/?][^?]*?)(/index)?(\\.html|/+)(\\?.*)?$ "\${1}\${4}"
			default "${pathPrefix}/404"
		}
		# The editor, where it is published.
		redir ${pathPrefix}/admin ${pathPrefix}/admin/ 308
		@slash {
			path_regexp ^${pathPrefix}/.+/$
			not path ${pathPrefix}/admin/
		}
		redir @slash {page} 308
		@html {
			path *.html
			file
		}
		redir @html {page} 308
${pathPrefix && `\t\tredir ${pathPrefix} ${pathPrefix}/ 308\n`}${caddyRedirects(below(pathPrefix, redirects))}		# A page has its matter as Markdown beside it, for whoever names that before HTML, or alone.
		@reader {
			header_regexp Accept (?i)text/markdown
			not header_regexp Accept (?i)text/html.*text/markdown
			file {
				try_files {path}.md {path}index.md
			}
		}
		rewrite @reader {file_match.relative}
		# The page is the one to be found.
		@twin {
			path_regexp twin ^(/[\\w/.-]+)\\.md$
			file
		}
		header @twin {
			X-Robots-Tag noindex
			Link \`<https://{hostport}{re.twin.1}>; rel="canonical"\`
		}
		@home path ${pathPrefix}/index.md
		header @home Link \`<https://{hostport}${pathPrefix}/>; rel="canonical"\`
		try_files {path} {path}.html
		@manifest path *.webmanifest
		header @manifest Content-Type application/manifest+json
		import files
	}

	handle_errors {
		import headers
		@writing expression {http.error.status_code} == 405
		header @writing Allow "GET, HEAD"
		@missing expression {http.error.status_code} == 404
		handle @missing {
			rewrite * ${pathPrefix}/404.html
			method GET
			import files
		}
		handle {
			respond "{http.error.status_code} {http.error.status_text}" {http.error.status_code}
		}
	}
}

# Caddy leads the name of the site on to HTTPS by itself, and would any other.
http:// {
	error 421
}
`
}
