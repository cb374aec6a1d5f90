/**
 * `npm run check:launch`: lists what still belongs to the sample, with its place: hosts that end in .example, 555
 * numbers, and records that say `sample: true`. Exit code 1 as long as there is anything.
 */
import { asWarning, formatIssue, isSuppressed, type Issue, loadTexts } from "#engine"

const SAMPLE_PATTERNS: readonly (readonly [pattern: RegExp, message: (found: string) => string])[] = [
  [/\b(?:[\w-]+\.)+example\b/i, host => `"${host}" is a host that nobody can have. Write the address that is yours.`],
  [
    // Area code 555, and the numbers 555-01xx that are kept for films.
    /(?<!\d)(?:\(?555\)?[ .-]\d{3}[ .-]?\d{4}|555[ .-]?01\d\d)(?!\d)/,
    number => `"${number}" is a number that nobody answers. Write the number that is yours.`,
  ],
  [/^[- ] *sample: true\b|^sample: true\b/, () => "This is a sample. Write what is true, and delete this line."],
]

const texts = loadTexts(process.cwd())
const left = [...texts]
  .flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) =>
      SAMPLE_PATTERNS.flatMap(([pattern, message]): Issue[] => {
        const found = pattern.exec(line)
        if (!found) return []
        const column = found.index + found[0].search(/\S/) + 1
        return [
          { code: "site", file: `content/${file}`, line: index + 1, column, path: "", message: message(found[0]) },
        ]
      }),
    ),
  )
  .filter(issue => !isSuppressed(asWarning(issue), texts))

if (left.length > 0) {
  console.error(`Not ready to go live, ${left.length} places (end a line with # check: ok if it is meant):\n`)
  console.error(left.map(formatIssue).join("\n"))
  process.exitCode = 1
} else console.log("Ready to go live: nothing of the sample is left.")
