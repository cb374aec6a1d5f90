/** Types of ensure.mjs, which is plain JavaScript because it runs before anything is installed. */
export const findChromium: () => string | undefined
export const ensureDependencies: () => Promise<void>
export const ensureChromium: () => Promise<void>
