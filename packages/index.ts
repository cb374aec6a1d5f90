import type { Node, Reporter } from "gatsby"

/**
 * What the site can do without. To take a package out, delete its folder and its line here, and the commands of
 * package.json that name it.
 */
export * as contentEditor from "./content-editor"

/** What the build asks of such a package. */
export interface OptionalPackage {
  /**
   * Publishes what it adds to the built site.
   * @param root the project's folder
   * @param site the node of content/site.yaml
   * @param pathPrefix the path that stands before addresses of the site
   * @returns files of pages it has written
   */
  publish(root: string, site: Node, pathPrefix: string, reporter: Reporter): Promise<string[]>
}
