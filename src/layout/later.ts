/**
 * Names on `<body>` the file of what comes after the first paint (`Later`). The shell script reads it, and the next, as
 * `dataset`.
 */
export const laterAttribute = "data-later"

/** Marks the empty frame of a drawing that comes with it, with its number there. */
export const frameAttribute = "data-frame"

/** What a page does not need for its first paint. */
export interface Later {
  /** Rules for paper. */
  paper: string
  /** What stands inside the frames. */
  drawings: string[]
}
