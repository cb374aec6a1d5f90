import type * as Config from "./gatsby/config"
import { loadBundle } from "./scripts/gatsby/bundle.mjs"

const { default: config } = loadBundle("config") as typeof Config

export default config
