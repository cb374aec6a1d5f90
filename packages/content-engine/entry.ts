import type { Problem, ProblemInput } from "./messages"
import type { ContentType } from "./schema/content-type"

/** The words of this folder: what everything that reads, checks or shows content hands on to one another. */

/** A place in a file, from 1. */
export interface Position {
  line: number
  column: number
}

/** Something wrong, and where in its file. */
export interface LocatedProblem extends Position, Problem {}

/** Something wrong in a content file, said so that an editor can find and mend it. */
export interface Issue extends LocatedProblem {
  /** Path from the project's root. */
  file: string
  /** Where in the data, for example `hero.primary.label`; empty for the file as a whole. */
  path: string
}

/** Where a value lies inside the data of a file. */
export type DataPath = readonly (string | number)[]

/** A content file with its positions: maps every path of its data back to a line and a column. */
export interface Source {
  file: string
  data: unknown
  /** Prose after the frontmatter of an MDX file, with its figures, padded so that its lines are those of the file. */
  body: string
  /** Where a place of that is in the file. */
  originalPosition(place: Position): Position
  /** Where the value at `path` (or its key) begins, or what is nearest to it. */
  positionOf(path: DataPath, target?: "key" | "value"): Position
  issue(path: DataPath, input: ProblemInput, target?: "key" | "value"): Issue
  syntaxIssues: Issue[]
  /** What is wrong with how its texts refer to others. */
  references: Issue[]
}

/** A link or an image in prose. */
interface ProseLink extends Position {
  url: string
}

/** The words of a paragraph, a heading or a cell of a table, or what an image shows. */
export interface TextBlock {
  text: string
  /** Where each of its lines begins. */
  lineStarts: Position[]
}

/** What is wrong in a text, and what other files have to be asked about. */
export interface ProseAnalysis {
  problems: LocatedProblem[]
  links: ProseLink[]
  images: ProseLink[]
  /** Anchors of the headings. */
  anchors: string[]
  /** What is read of it. */
  texts: TextBlock[]
}

/** Everything that lies under content/, read from disk by `load.ts` or made up by a test. */
export interface ContentFolder {
  /** Text of every YAML and MDX file by its path inside content/. */
  texts: ReadonlyMap<string, string>
  /** Paths of all other files inside content/, such as images. */
  otherFiles: ReadonlySet<string>
  /** Where on the disk each of its files lies; nothing of those that are made up. */
  paths?: ReadonlyMap<string, string>
  /** YAML and MDX files that cannot be read as text. */
  unreadable?: ReadonlyMap<string, LocatedProblem>
  /** Addresses of the pages in src/pages, such as "/pricing". */
  pages: readonly string[]
  /** Addresses of the files in static/downloads, such as "/downloads/checklist.pdf". */
  downloads?: ReadonlySet<string>
  /** The day that is today for this check, as YYYY-MM-DD: posts of later days are not published yet. */
  today: string
}

/**
 * An object of content: a whole file, or one entry of a list file. `Data` is known of objects that have their shape.
 */
export interface Entry<Data = Record<string, unknown>> {
  /** GraphQL type. */
  type: string
  /** All that is known of this type. */
  contentType: ContentType
  /** Path inside content/. */
  file: string
  /** Where the object begins inside the file's data. */
  basePath: DataPath
  data: Data
  source: Source
  prose: ProseAnalysis | undefined
}
