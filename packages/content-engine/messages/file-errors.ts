import { didYouMean } from "../suggest"

const QUOTE_ADVICE = 'Put the whole text in "double quotes".'

const SAVE_ADVICE = 'Save the file as "UTF-8" (in most editors: Save As, or the encoding in the status bar).'

const formatField = (name: string) => `\`${name}\``

/** Errors in files, YAML and values. */
export const fileErrors = {
  // Files
  internalError: (reason: string) =>
    `The check failed (${reason}), so some files are unchecked. Undo the last change, and send this line to your developer.`,
  fileMissing: () => "This file is missing. Restore it.",
  fileExtension: (extension: string, name: string) =>
    `No page reads this file: wrong extension "${extension}". Rename it to "${name}".`,
  fileUnsupported: () =>
    "No page uses this file: content/ holds .yaml and .mdx files and images (.svg, .png, .jpg, .webp, .avif). Convert, move or delete it.",
  fileMisplaced: (advice: string) => `No page reads this file.${advice} Move or delete it.`,
  fileNameCollision: (other: string) =>
    `On Windows and macOS this file and "content/${other}" are the same: their names differ only in case or accents. Rename one.`,
  fileBrokenLink: (reason: string) =>
    `This is a link, and its target cannot be opened (${reason}). Put the file itself here, or correct the link.`,
  fileUnreadable: (reason: string) => `This file cannot be opened (${reason}). Replace it.`,
  encodingUnknown: () => `This file is not UTF-8 text (it may be UTF-16, or not text). ${SAVE_ADVICE}`,
  encodingInvalid: () => `Invalid UTF-8 here. ${SAVE_ADVICE}`,

  // YAML
  frontmatterMissing: () =>
    "The file does not begin with its details between two lines of ---. Copy them from another post.",
  frontmatterUnclosed: () => "The details are not closed. Put a line of --- below the last of them.",
  yamlTab: () => "This line begins with a tab. Indent with spaces, two for each level.",
  yamlIndent: () =>
    "This line has the wrong indentation. Align the lines of a group exactly, two spaces a level; end a [list] with ].",
  yamlBackslash: () => 'In "double quotes" a backslash (\\) has a special meaning. Write two of them (\\\\) for one.',
  yamlColon: () =>
    'A field is inside another field. Put text with ": " in "double quotes"; align the lines of a group; write nothing, not even [], after a name with lines below.',
  yamlBracket: () => "This bracket is not closed. Add the matching ] or }.",
  yamlFlowNote: () => `Text after # is a comment, even the closing bracket. ${QUOTE_ADVICE}`,
  yamlFlowColon: () =>
    'A field is inside another field. Put text with ": " in "double quotes", or a comma between two fields.',
  yamlFlowComma: (text: string) => `In { } a comma ends a value, so "${text}" is read as a field. ${QUOTE_ADVICE}`,
  yamlNotAField: () =>
    'This line is not a field: it has no ": " after a name. Write name: value, or a hyphen and a space before a list item.',
  yamlCircularAlias: () => "The & and * of this file refer to each other in a loop. Write the texts themselves.",
  yamlSecondDocument: () => "Nothing below this line of --- or ... is read. Delete the line.",
  yamlUnexpectedToken: () =>
    'The text before this has ended, or begins with a YAML character. Put the whole text in "double quotes" (\\" for quotes inside); leave the lines below [] or {} empty.',
  yamlSyntax: () => "YAML cannot read this. Check the quotes, the colons and the indentation (two spaces a level).",
  yamlHyphenSpace: () => "Put a space after the hyphen.",
  yamlListMarker: () => 'A list item begins with a hyphen and a space. Write "- ".',
  yamlReservedCharacter: (char: string) => `Text cannot begin with "${char}". ${QUOTE_ADVICE}`,
  yamlUnclosedQuote: () => "The quoted text that begins here is not closed. Add the last quote.",
  yamlCommentOnly: () => `Text after # is a comment, so this field is empty. ${QUOTE_ADVICE}`,
  yamlNestedItem: () =>
    "This item is read as part of the one above it. Put its hyphen exactly below the hyphen of that one.",
  yamlItemContinuation: () =>
    "This line is read as the end of the item above it. Put a hyphen and a space before it, or write both on one line.",
  yamlCommentInText: () =>
    `The text ends before the #; the rest is a comment. ${QUOTE_ADVICE} Is it a comment? Put a space after #, or a line break before it.`,
  yamlDuplicateKey: (name: string, first: number) =>
    `The field \`${name}\` is already used in line ${first}. Delete one, or begin each item with a hyphen and a space: "- ${name}: …".`,

  // Values, by Zod's issues; `help` is the description of the field
  fieldUnknown: (name: string, fields: readonly string[]) =>
    `There is no field \`${name}\` here.${didYouMean(name, fields, formatField) || ` Possible fields: ${fields.map(formatField).join(", ")}.`} Correct its name or delete it.`,
  fieldHyphen: (name: string) => `Delete the hyphen before \`${name}\`, or put a space after it to begin an item.`,
  fieldMissing: (name: string, help: string) => `The field \`${name}\` is missing. Add it.${help}`,
  numberFormat: () => "A number has no comma in it. Write 1500, not 1,500.",
  wrongType: (expected: string, actual: string, advice: string) =>
    `This must be ${expected}, but it is ${actual}.${advice}`,
  notAllowed: (value: string, options: string[], text: string) =>
    `${value} is not allowed here. Use one of: ${options.join(", ")}.${didYouMean(text, options)}`,
  wrongSize: (comparison: string, limit: number, unit: string | undefined, size: number | undefined, help: string) =>
    `This must ${unit ? "have" : "be"} ${comparison} ${limit}${unit ? ` ${limit === 1 ? unit.replace(/s$/, "") : unit}` : ""}${size === undefined ? "" : `, but it has ${size}`}.${help}`,
  wrongFormat: (value: string, requirement: string, suggestion: string | undefined) =>
    `"${value}" ${requirement}.${suggestion ? ` Did you mean "${suggestion}"?` : ""}`,
  curlyQuotes: (text: string) =>
    `“${text}” is in curly quotes, which are part of the text. Remove them, or use straight quotes: "${text}".`,
  emptyValue: (help: string) => `This must not be empty.${help}`,
  referenceInClaimsFile: () => "References do not work in this file, which defines them. Write the figure itself.",
  referenceNested: (reference: string) =>
    `"${reference}" has no value: its field in content/site.yaml contains a reference. Write the text itself there.`,
  referenceUnknown: (reference: string, suggestion: string | undefined) =>
    `"${reference}" refers to nothing. ${suggestion ? `Did you mean {${suggestion}}?` : "Write {claim.…} with a name from content/claims.yaml, or {site.name}, {site.email} or {site.phone}."}`,
  claimMissing: (name: string, suggestion: string | undefined) =>
    `No claim has the name "${name}"${suggestion ? `. Did you mean {${suggestion}}? Otherwise add` : ": it may have been renamed or removed. Add"} it to content/claims.yaml, or replace each use.`,
}
