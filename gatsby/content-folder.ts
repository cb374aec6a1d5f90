/**
 * The folder Gatsby sources content from. `develop` reads a copy that is renewed only while all content is in order
 * (see `develop/watch-content.ts`), so that a bad edit never takes the last good page away.
 */
export const contentFolder = process.env.gatsby_executing_command === "develop" ? ".content" : "content"
