/**
 * `npm run check:launch`: lists sample content with its position: the sample's name, .example hosts, 555 phone numbers,
 * and entries with `sample: true`. Exits with 1 if there is any.
 */
import { asWarning, formatIssue, type Issue, isSuppressed, loadTexts } from "#engine"

const samplePatterns: readonly (readonly [pattern: RegExp, message: (match: string) => string])[] = [
  // Not in host names, which the next pattern reports.
  [
    /\bshipwright\b(?!\.example)/i,
    name => `"${name}" is the name of the sample. Replace it; in texts, write {site.name}.`,
  ],
  [/\b(?:[\w-]+\.)+example\b/i, host => `"${host}" is a sample host. Replace it with your own.`],
  [
    // Area code 555, and 555-01xx, which is reserved for fiction.
    /(?<!\d)(?:\(?555\)?[ .-]\d{3}[ .-]?\d{4}|555[ .-]?01\d\d)(?!\d)/,
    number => `"${number}" is a sample number. Replace it with your own.`,
  ],
  [
    /^[- ] *sample: true\b|^sample: true\b/,
    () => "This entry is a sample. Replace its content, then delete this line.",
  ],
]

const texts = loadTexts(process.cwd())
const issues = [...texts]
  .flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) =>
      samplePatterns.flatMap(([pattern, message]): Issue[] => {
        const match = pattern.exec(line)
        if (!match) return []
        const column = match.index + match[0].search(/\S/) + 1
        return [
          { code: "site", file: `content/${file}`, line: index + 1, column, path: "", message: message(match[0]) },
        ]
      }),
    ),
  )
  // As warnings: errors cannot be suppressed.
  .filter(issue => !isSuppressed(asWarning(issue), texts))

if (issues.length > 0) {
  console.error(`Not ready to launch. Issues: ${issues.length}. To ignore one, end its line with # check: ok.\n`)
  console.error(issues.map(formatIssue).join("\n"))
  process.exitCode = 1
} else console.log("Ready to launch: no sample content left.")
