import type { Store } from "gatsby"
import type { IGatsbyState } from "gatsby/dist/redux/types"
import { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen"

/**
 * Writes `src/gatsby-types.d.ts` as a build does at its end, and ends the process: nothing is bundled.
 * For `npm run types` where no build has been (scripts/types.ts), in a copy of the project that is deleted afterwards.
 */
export const writeTypesAndExit = async (store: Store): Promise<never> => {
  // Gatsby types this as a plain function.
  const { program, schema, definitions, config } = (store.getState as () => IGatsbyState)()
  if (!config.graphqlTypegen) throw new Error("gatsby-config.ts no longer asks for types: set graphqlTypegen.")
  await writeTypeScriptTypes(program.directory, schema, definitions, config.graphqlTypegen)
  process.exit(0)
}
