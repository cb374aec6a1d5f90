import type { Node, NodePluginArgs, Reporter } from "gatsby"

/**
 * What the site can do without. To take a package out, delete its folder and its line here, and the commands of
 * package.json that name it.
 */
export * as contentEditor from "./content-editor"
export * as drawings from "./drawings"

/** The image that other sites show of a page, 1200x630. */
export interface Preview {
  /** Its address inside the site. */
  src: string
  alt: string
}

/** What the build asks of such a package. */
export interface OptionalPackage {
  /**
   * Publishes what it adds to the built site.
   * @param root the project's folder
   * @param site the node of content/site.yaml
   * @returns files of pages it has written
   */
  publish(root: string, site: Node, reporter: Reporter): Promise<string[]>
  /** Begins with what takes long, as soon as all pages are known: bundling leaves a processor free. */
  begin?(site: Node): void
  /**
   * The preview image of a page.
   * @param node the content that makes the page
   * @param site the node of content/site.yaml
   * @param gatsby knows the files of pictures
   */
  previewFor?(
    node: Node | undefined,
    site: Node | undefined,
    gatsby: Pick<NodePluginArgs, "getNode" | "getNodesByType">,
  ): Preview | undefined
  /** The file that takes the place of src/render/open-drawing.ts when pages are rendered. */
  rendering?: string
}
