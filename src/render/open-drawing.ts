import type { OpenDrawing } from "./drawings"

/**
 * Where no package draws: React draws each scene into the page, as in `develop`. A package that draws names a file that
 * takes the place of this one in a build (`rendering` in packages/index.ts).
 */
export const openDrawing: OpenDrawing = () => Promise.resolve(undefined)
