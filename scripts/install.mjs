/** Installs what tests need and this machine lacks. Plain JavaScript: it runs before anything is installed. */
import { ensureChromium, ensureDependencies } from "./ensure.mjs"

await Promise.all([ensureChromium(), ensureDependencies()])
