/** Installs the prerequisites of tests. Plain JavaScript: it runs before `npm ci`. */
import { ensureChromium, ensureDependencies } from "./prerequisites.mjs"

await Promise.all([ensureChromium(), ensureDependencies()])
