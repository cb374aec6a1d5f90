/** Installs the prerequisites of tests. Plain JavaScript: it runs before `npm ci`. */
import { ensureChromium, ensureDependencies } from "./prerequisites.mjs"

const [hasChromium] = await Promise.all([ensureChromium(), ensureDependencies()])
if (!hasChromium) process.exitCode = 1
