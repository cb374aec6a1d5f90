/** Why there has to be a build before the site can be tested, or `undefined`. */
export function needsBuild(): string | undefined
