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

/** What `npm run take-over` asks; what is described, at the terminal too. What is left out stays as it is. */
export const answers = z.strictObject({
  name: z.string().min(1).optional().describe("What is it called?"),
  url: z.url().optional().describe("At which address will it be, for example https://studio.test?"),
  email: z.email().optional().describe("Email address?"),
  phone: z.string().optional().describe("Phone number?"),
  callingCode: z.string().optional().describe("What is dialed before it from abroad, for example +49?"),
  tagline: z.string().optional().describe("The sentence under the name?"),
  description: z.string().optional().describe("One sentence for search engines?"),
  copyright: z.string().optional(),
  founded: z.int().optional(),
  language: z.string().optional().describe("Language, for example en, de or fr-CH?"),
  currency: z.string().optional().describe("Money, for example EUR?"),
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

/** Asks at the terminal; an empty answer leaves a thing as it is. */
const ask = async (): Promise<unknown> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const given: Record<string, unknown> = {}
  for (const [name, { description }] of Object.entries(answers.shape)) {
    const answer = description && (await terminal.question(`${description} `)).trim()
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
