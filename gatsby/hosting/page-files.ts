import { join } from "node:path"

/** Where Gatsby writes a page, and where hosts find it by its exact address. */
interface PageFile {
  gatsby: string
  host: string
}

const fileOf = (folder: string, path: string): PageFile => {
  if (path === "/" || path.endsWith(".html")) {
    const file = join(folder, path === "/" ? "index.html" : path)
    return { gatsby: file, host: file }
  }
  return { gatsby: join(folder, path, "index.html"), host: join(folder, `${path}.html`) }
}

/**
 * The files of all pages of a build (docs/decisions.md).
 * @param folder where the build is
 * @param paths addresses of all pages
 */
export const pageFiles = (folder: string, paths: readonly string[]): PageFile[] =>
  // Gatsby also makes a page at /404, whose file would be that of /404.html.
  paths.filter(path => !paths.includes(`${path}.html`)).map(path => fileOf(folder, path))
