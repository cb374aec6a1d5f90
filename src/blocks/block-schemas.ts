import * as schemas from "./schemas"

/** Block schemas, for validation, types and editing. */
export const blockSchemas = Object.values(schemas)
