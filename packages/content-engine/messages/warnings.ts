import { type Found, saysNothing } from "./parts"

const toFill = (sign: string) => `"${sign}" reads as if something were to be filled in. Write what visitors shall read.`

/** What may be meant: it stops nothing, and a comment at its line silences it. */
export const WARNINGS = {
  linkPrivate: () =>
    "Visitors may be unable to open this document. Try it in a private window; if it asks you to sign in, link to a page that is there for everybody.",
  leadsToHidden: (how: string, file: string) =>
    `${how} ${file}, which is hidden (hidden: true), but visitors find it by this. Take it out, or show the page.`,
  noSchemaLine: (line: string) => `The web editor cannot tell which fields this file has. Put this line first: ${line}`,
  placeholderGone: (known: string[]) =>
    `Visitors miss what ${known.join(" or ")} would tell them. Put it back where it belongs.`,
  alternativeEmpty: (text: string) => saysNothing(text),
  lineOfEntry: () => "This line is read as a part of the entry above it. Put an empty line before it, or indent it.",
  listNumber: (start: number) =>
    `This line is read as an entry of a list, number ${start}, whose others are not there. Write ${start}\\. if it is a sentence; entries are numbered from 1, one by one.`,
  portraitSmall: (size: string, least: number) =>
    `This picture has ${size} pixels and is shown larger, so it is blurred. Take one of ${least} × ${least} or more.`,
  portraitTwice: (first: string) =>
    `This is the portrait of somebody else too, in ${first}. Name the picture of who is meant, or delete the line: then initials stand there.`,
  pictureSmall: (size: string, least: number) =>
    `This picture has ${size} pixels and is shown larger, so it is blurred. Take one that is ${least} wide or more.`,

  // Texts: the rows of rules/text-rows.ts
  codeSign: () => "One ` is left over, and is read as it stands. Write `words` with one on both sides.",
  star: () => "This star or underscore has no partner, and is read as it stands. Write *words* with one on both sides.",
  tildes: () => "Two tildes ~~ are left over. Write ~~words~~ with a pair on both sides.",
  numberSpace: () => "This line is no entry of a list: put a plain space after the number.",
  brackets: () => "Visitors read these [brackets]. Replace them if something is to be filled in.",
  italic: ({ sign, marks }: Found) => `Visitors read the signs of "${sign}" as they stand. ${marks}`,
  beginning: ({ sign, marks }: Found) => `Visitors read the "${sign}" at the beginning as it stands. ${marks}`,
  backslash: ({ sign }: Found) =>
    `Visitors read "${sign}" with its backslash. A backslash means something in "double quotes" only; take it away, or put the text in double quotes.`,
  nothing: ({ sign }: Found) =>
    `"${sign}" says nothing. Write what visitors shall read, or delete the field if it may be missing.`,
  quotes: () =>
    "The whole text stands in quotes that visitors read. Take the inner ones away: around what a client says, the page draws them.",
  raised: ({ sign, word }: Found) =>
    `Visitors read the signs of "${sign}" in "${word}". Write the digit itself, as in H₂O and m².`,
  wordTwice: ({ sign }: Found) => `"${sign}": a word stands twice. Take one of the two away.`,
  lostLetter: ({ sign }: Found) =>
    `"${sign}": a letter or an apostrophe was lost here, and a "?" stands in its place. Type it anew.`,
  nameOfSign: ({ sign }: Found) =>
    `Visitors read "${sign}" as it stands. Write or paste the sign itself, or take it away.`,
  toFill: ({ sign }: Found) => toFill(sign),
  toFillInEnglish: ({ sign }: Found) => toFill(sign),
  price: ({ sign }: Found) =>
    `"${sign}": three digits stand behind a comma. Write "$1,200" for thousands, "$1.20" for cents.`,
  chatbot: ({ sign }: Found) => `"${sign}" is what a chatbot says to who asked it. Delete what is not for visitors.`,
}
