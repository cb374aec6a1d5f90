import { islandOf } from "../../islands/hydrate"
import { ResourceLibrary } from "./resource-library"

export const { hydrate } = islandOf(ResourceLibrary)
