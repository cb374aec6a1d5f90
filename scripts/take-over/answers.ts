import { readFileSync } from "node:fs"
import { createInterface } from "node:readline/promises"
import { parse } from "yaml"
import { z } from "zod"

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as "#0b6e4f"')
const colors = z.strictObject(
  Object.fromEntries(
    "ground plane ink inkSoft line bar pencil signal onSignal signalEdge signalShade sea wash onSea alert deep onDeep deepSoft deepLine"
      .split(" ")
      .map(name => [name, color.optional()]),
  ),
)

/** What `npm run take-over` asks. What is left out stays as it is. */
export const answers = z.strictObject({
  name: z.string().min(1).optional(),
  url: z.url().optional(),
  email: z.email().optional(),
  phone: z.string().optional(),
  callingCode: z.string().optional(),
  tagline: z.string().optional(),
  description: z.string().optional(),
  copyright: z.string().optional(),
  founded: z.int().optional(),
  language: z.string().optional(),
  currency: z.string().optional(),
  /** Leaves out the built-in drawings. */
  drawings: z.literal("none").optional(),
  /** One path in a box of 28 by 28. */
  mark: z
    .string()
    .regex(/^[Mm][-\d\s.,a-zA-Z]+$/, "must be one path of SVG in a box of 28 by 28")
    .optional(),
  light: colors.optional(),
  dark: colors.optional(),
  /** Pages that the site does without, by their files in content/pages/, without ending. */
  without: z.array(z.string()).optional(),
})

export type Answers = z.infer<typeof answers>

const QUESTIONS: readonly [keyof Answers, string][] = [
  ["name", "What is it called?"],
  ["url", "At which address will it be, for example https://studio.test?"],
  ["email", "Email address?"],
  ["phone", "Phone number?"],
  ["callingCode", "What is dialed before it from abroad, for example +49?"],
  ["tagline", "The sentence under the name?"],
  ["description", "One sentence for search engines?"],
  ["language", "Language, for example en, de or fr-CH?"],
  ["currency", "Money, for example EUR?"],
  ["drawings", "The built-in drawings tell of a shipyard. To leave them out write: none"],
]

/** Asks at the terminal; an empty answer leaves a thing as it is. */
const ask = async (): Promise<unknown> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const given: Record<string, unknown> = {}
  for (const [name, question] of QUESTIONS) {
    const answer = (await terminal.question(`${question} `)).trim()
    if (answer) given[name] = answer
  }
  const signal = (await terminal.question("The color of buttons, for example #0b6e4f? ")).trim()
  if (signal) Object.assign(given, { light: { signal }, dark: { signal } })
  const without = (await terminal.question("Pages to leave out, for example: careers press blog? ")).trim()
  if (without) given.without = without.split(/[\s,]+/)
  terminal.close()
  return given
}

/**
 * The answers of a file, or of whoever sits at the terminal.
 * @throws with every answer that cannot be
 */
export const answersOf = async (file: string | undefined): Promise<Answers> => {
  const given: unknown = file ? parse(readFileSync(file, "utf8")) : await ask()
  const result = answers.safeParse(given)
  if (result.success) return result.data
  const told = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)
  throw new Error(`These answers cannot be taken${file ? ` (${file})` : ""}:\n${told.join("\n")}`)
}
