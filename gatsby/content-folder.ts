/**
 * The folder Gatsby sources content from: a copy of `content/` (see `stage-content.ts`). That of `develop` is
 * renewed only while all content is in order, so that a bad edit never takes the last good page away; that of a build
 * has only what visitors see.
 */
export const contentFolder = ".content"

/** Whether `gatsby develop` runs, which shows drafts too. */
export const isDevelop = (): boolean => process.env.gatsby_executing_command === "develop"
