import { didYouMean } from "../suggest"

const QUOTE = 'Put the whole text in "double quotes".'

const SAVE = 'Save the file as "UTF-8" (in most editors: Save As, or the encoding in the status bar).'

/** What is told of files, of YAML and of values: it stops a build. */
export const FILE_ERRORS = {
  // Files
  internalError: (reason: string) =>
    `The check itself has failed (${reason}), so not all is checked. Undo the last change, and show this line to whoever looks after the site.`,
  fileMissing: () => "This file is missing. Restore it.",
  fileExtension: (ending: string, name: string) =>
    `No page reads this file, because its ending is "${ending}". Rename it to "${name}".`,
  fileUnsupported: () =>
    "No page uses this file. In content/ there are .yaml and .mdx files and images (.svg, .png, .jpg, .webp, .avif). Convert, move or delete it.",
  fileMisplaced: (advice: string) => `No page reads this file.${advice} Move or delete it.`,
  fileNameCollision: (other: string) =>
    `On Windows and macOS this file and "content/${other}" are one: their names differ in capital and small letters only, or in how a letter is made. Give each a name of its own.`,
  fileBrokenLink: (reason: string) =>
    `This is a link, and what it leads to cannot be opened (${reason}). Put the file itself here, or mend the link.`,
  fileUnreadable: (reason: string) => `This file cannot be opened (${reason}). Put it there anew.`,
  encodingUnknown: () => `This file is not UTF-8 text (it may be UTF-16, or not a text at all). ${SAVE}`,
  encodingInvalid: () => `This sign is not UTF-8. ${SAVE}`,

  // YAML
  frontmatterMissing: () =>
    "The file does not begin with its details between two lines of ---. Copy them from another post.",
  frontmatterUnclosed: () => "The details are not closed. Put a line of --- below the last of them.",
  yamlTab: () => "This line begins with a tab. Indent with spaces, two for each level.",
  yamlIndent: () =>
    "This line begins too far left or right. Lines of one group begin exactly below one another, two spaces a level; a [list] ends with ].",
  yamlBackslash: () => 'In "double quotes" a backslash (\\) means something else. Write two of them (\\\\) for one.',
  yamlColon: () =>
    'A field stands inside of a field here. Put a text with ": " in it in "double quotes"; begin the lines of one group exactly below one another; and write nothing behind a name, also no [], that has lines below.',
  yamlBracket: () => "This bracket is not closed. Write the ] or } that belongs to it.",
  yamlFlowNote: () => `What follows # is a note, also the closing bracket. ${QUOTE}`,
  yamlFlowColon: () =>
    'A field stands inside of a field here. Put a text with ": " in it in "double quotes", or a comma between two fields.',
  yamlFlowComma: (text: string) => `In { } a comma ends a value, so "${text}" is read as a field. ${QUOTE}`,
  yamlNotAField: () =>
    'This line is no field: it has no ": " after a name. Write name: value, or a hyphen and a space before an entry of a list.',
  yamlCircularAlias: () => "The & and * of this file refer to one another without end. Write the texts themselves.",
  yamlSecondDocument: () => "Nothing below this line of --- or ... is read. Delete the line.",
  yamlUnexpectedToken: () =>
    'What stands before this has ended already, or begins with a sign of YAML. Put the whole text in "double quotes", with \\" for quotes inside; below [] or {} nothing can stand.',
  yamlSyntax: () => "YAML cannot read this. Check the quotes, the colons and where lines begin (two spaces a level).",
  yamlHyphenSpace: () => "Put a space after the hyphen.",
  yamlListMarker: () => 'An entry of a list begins with a hyphen and a space: "- ".',
  yamlReservedCharacter: (sign: string) => `A text cannot begin with "${sign}". ${QUOTE}`,
  yamlUnclosedQuote: () => "The text in quotes that begins here is not closed: its last quote is missing.",
  yamlCommentOnly: () => `What follows # is a note, so that this field is empty. ${QUOTE}`,
  yamlNestedItem: () =>
    "This entry is read as a part of the one above it. Put its hyphen exactly below the hyphen of that one.",
  yamlItemContinuation: () =>
    "This line is read as the end of the entry above it. Put a hyphen and a space before it, or write both on one line.",
  yamlCommentInText: () =>
    `The text ends before the #: what follows it is a note, and is not shown. ${QUOTE} If it is a note, put a space after #, or begin it on a line of its own.`,
  yamlDuplicateKey: (name: string, first: number) =>
    `The field "${name}" stands twice, first in line ${first}. Keep one of the two, or put a hyphen and a space before the first line of each entry: "- ${name}: …".`,

  // Values, by the issues of Zod; `help` says what the field is
  fieldUnknown: (name: string, free: readonly string[]) =>
    `There is no field "${name}" here.${didYouMean(name, free) || ` Possible fields: ${free.join(", ")}.`} Correct its name or delete it.`,
  fieldHyphen: (name: string) => `Delete the hyphen before "${name}", or put a space after it to begin an entry.`,
  fieldMissing: (name: string, help: string) => `The field "${name}" is missing. Add it.${help}`,
  numberFormat: () => "A number has no comma in it: write 1500, not 1,500.",
  wrongType: (expected: string, is: string, advice: string) => `This must be ${expected}, but it is ${is}.${advice}`,
  notAllowed: (shown: string, values: string[], text: string) =>
    `${shown} is not possible here. Use one of: ${values.join(", ")}.${didYouMean(text, values)}`,
  wrongSize: (verb: string, limit: number, of: string | undefined, has: number | undefined, help: string) =>
    `This must ${of === "entries" ? "have" : "be"} ${verb} ${limit}${of ? ` ${of === "entries" && limit === 1 ? "entry" : of}` : ""}${of === "characters" ? " long" : ""}.${has === undefined ? "" : ` It has ${has}.`}${help}`,
  wrongFormat: (value: string, rule: string, meant: string | undefined) =>
    `"${value}" ${rule}.${meant ? ` Did you mean "${meant}"?` : ""}`,
  emptyValue: (help: string) => `This must not be empty.${help}`,
  referenceInLedger: () => "No figure is put into this file, because it holds them. Write the figure itself.",
  referenceUnknown: (written: string, meant: string | undefined) =>
    `"${written}" stands for nothing. ${meant ? `Did you mean {${meant}}?` : "Write {claim.…} with a name from content/claims.yaml, or {site.email} or {site.phone}."}`,
}
