import type { Issue, Place } from "../entry"

/** An issue of a file inside content/, at a place in it. */
export const inFile = (file: string, message: string, { line, column }: Place = { line: 1, column: 1 }): Issue => ({
  file: `content/${file}`,
  line,
  column,
  path: "",
  message,
})
