/** Props that every island may have. */
export interface IslandProps {
  /** Suffix of ids and URL parameters in a second island of the same name on the page: "-2". */
  idSuffix?: string
}

/** Returns the prefix of the ids that React generates in an island. */
export const islandPrefix = (name: string, { idSuffix = "" }: IslandProps): string => `${name}${idSuffix}-`
