import type { Problem, ProblemInput } from "./messages"
import type { ContentType } from "./schema/content-type"

/** A position in a file, from 1. */
export interface Position {
  line: number
  column: number
}

/** A position in a content file. */
export interface Location extends Position {
  /** Path from the project root. */
  file: string
  /** Data path, such as `hero.primary.label`; empty for the whole file. */
  path: string
}

/** A problem with its position in a file. */
export interface LocatedProblem extends Position, Problem {}

/** A problem in a content file. */
export interface Issue extends Location, Problem {
  /** Name of the claim that is the whole value at `path`. */
  claim?: string
  /** Path of the file that uses the claim, if the issue was moved to the claim. */
  usedIn?: string
}

/** The path of a value in the data of a file. */
export type DataPath = readonly (string | number)[]

/** A parsed content file, which maps data paths to positions. */
export interface Source {
  file: string
  /** Text of the file. */
  text: string
  /** Data with interpolated `{claim.…}` and `{site.…}` references; undefined if the YAML is invalid. */
  data: unknown
  /** Interpolated prose of an MDX file, otherwise "". Empty lines replace the frontmatter, to keep line numbers. */
  body: string
  /** Maps a position in `body` to the file. */
  toOriginalPosition(position: Position): Position
  /** Returns the location of the value at `path` (or of its key), with the start of its nearest ancestor if missing. */
  locationOf(path: DataPath, target?: "key" | "value"): Location
  createIssue(path: DataPath, input: ProblemInput, target?: "key" | "value"): Issue
  /** Creates an issue of the value at `path`, which concerns the claim if the value is a reference to one. */
  createValueIssue(path: DataPath, input: ProblemInput): Issue
  syntaxIssues: Issue[]
  /** Issues of `{claim.…}` and `{site.…}` references. */
  interpolationIssues: Issue[]
}

/** A link or an image in prose. */
interface ProseLink extends Position {
  url: string
}

/** The text of a paragraph, heading or table cell, or the alt text of an image. */
export interface TextBlock {
  text: string
  /** Start position of each line. */
  lineStarts: Position[]
}

/** The problems of a text, and the data for checks across files. */
export interface ProseAnalysis {
  problems: LocatedProblem[]
  links: ProseLink[]
  images: ProseLink[]
  /** Ids of the headings. */
  anchors: string[]
  texts: TextBlock[]
}

/** The input of validation: content/, other paths that links can have, and the date. */
export interface ContentFolder {
  /** Text of every YAML and MDX file by its path inside content/. */
  texts: ReadonlyMap<string, string>
  /** Paths of all other files inside content/: images, and files of unsupported types. */
  otherFiles: ReadonlySet<string>
  /** Absolute paths of the files on disk, by path inside content/; missing in tests. */
  paths?: ReadonlyMap<string, string>
  /** Problems of files that cannot be read, by path inside content/. */
  unreadable?: ReadonlyMap<string, LocatedProblem>
  /** Paths of the pages in src/pages, such as "/search"; without "/404". */
  srcPages: readonly string[]
  /** URL paths of the files in static/downloads, such as "/downloads/checklist.pdf". */
  downloads?: ReadonlySet<string>
  /** Current date as YYYY-MM-DD. Posts with later dates are not published. */
  today: string
}

/** A content object: a whole file, or an item of a list file. `data` matches the schema. */
export interface Entry<Data = Record<string, unknown>> {
  /** GraphQL type. */
  type: string
  contentType: ContentType
  /** Path inside content/. */
  file: string
  /** Data path of the object in its file. */
  basePath: DataPath
  data: Data
  source: Source
  prose: ProseAnalysis | undefined
}
