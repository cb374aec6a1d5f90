/** Put into scripts when they are bundled (gatsby/browser-scripts.ts). */
declare const PATH_PREFIX: string | undefined

/**
 * What stands before every address of this site where it lives below a path of its host, such as "/website"; empty
 * everywhere else, and while pages are rendered: in their HTML it is put in at the end of a build
 * (gatsby/hosting/path-prefix.ts). So scripts name it wherever they make an address of their own.
 */
export const pathPrefix: string = typeof PATH_PREFIX === "string" ? PATH_PREFIX : ""
