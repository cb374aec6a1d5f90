import { type TextMatch, vagueAlt } from "./shared"

const toFill = (sign: string) => `"${sign}" reads as if something were to be filled in. Write what visitors shall read.`

/** What may be meant: it stops nothing, and a comment at its line silences it. */
export const WARNINGS = {
  linkPrivate: () =>
    "Visitors may be unable to open this document. Try it in a private window; if it asks you to sign in, link to a page that is there for everybody.",
  linkHidden: (how: string, file: string) =>
    `${how} ${file}, which is hidden (hidden: true), but visitors find it by this. Take it out, or show the page.`,
  schemaCommentMissing: (line: string) =>
    `The web editor cannot tell which fields this file has. Put this line first: ${line}`,
  placeholderMissing: (known: string[]) =>
    `Visitors miss what ${known.join(" or ")} would tell them. Put it back where it belongs.`,
  altVague: (text: string) => vagueAlt(text),
  listItemContinuation: () =>
    "This line is read as a part of the entry above it. Put an empty line before it, or indent it.",
  listStart: (start: number) =>
    `This line is read as an entry of a list, number ${start}, whose others are not there. Write ${start}\\. if it is a sentence; entries are numbered from 1, one by one.`,
  portraitResolution: (size: string, least: number) =>
    `This picture has ${size} pixels and is shown larger, so it is blurred. Take one of ${least} × ${least} or more.`,
  portraitDuplicate: (first: string) =>
    `This is the portrait of somebody else too, in ${first}. Name the picture of who is meant, or delete the line: then initials stand there.`,
  pictureResolution: (size: string, least: number) =>
    `This picture has ${size} pixels and is shown larger, so it is blurred. Take one that is ${least} wide or more.`,

  // Texts: the rows of rules/text-rows.ts
  inlineCodeUnclosed: () => "One ` is left over, and is read as it stands. Write `words` with one on both sides.",
  emphasisUnclosed: () =>
    "This star or underscore has no partner, and is read as it stands. Write *words* with one on both sides.",
  strikethroughUnclosed: () => "Two tildes ~~ are left over. Write ~~words~~ with a pair on both sides.",
  listNumberSpace: () => "This line is no entry of a list: put a plain space after the number.",
  brackets: () => "Visitors read these [brackets]. Replace them if something is to be filled in.",
  markdownItalic: ({ sign, marks }: TextMatch) => `Visitors read the signs of "${sign}" as they stand. ${marks}`,
  markdownPrefix: ({ sign, marks }: TextMatch) => `Visitors read the "${sign}" at the beginning as it stands. ${marks}`,
  backslash: ({ sign }: TextMatch) =>
    `Visitors read "${sign}" with its backslash. A backslash means something in "double quotes" only; take it away, or put the text in double quotes.`,
  placeholderText: ({ sign }: TextMatch) =>
    `"${sign}" says nothing. Write what visitors shall read, or delete the field if it may be missing.`,
  nestedQuotes: () =>
    "The whole text stands in quotes that visitors read. Take the inner ones away: around what a client says, the page draws them.",
  superscript: ({ sign, word }: TextMatch) =>
    `Visitors read the signs of "${sign}" in "${word}". Write the digit itself, as in H₂O and m².`,
  repeatedWord: ({ sign }: TextMatch) => `"${sign}": a word stands twice. Take one of the two away.`,
  replacementCharacter: ({ sign }: TextMatch) =>
    `"${sign}": a letter or an apostrophe was lost here, and a "?" stands in its place. Type it anew.`,
  emojiName: ({ sign }: TextMatch) =>
    `Visitors read "${sign}" as it stands. Write or paste the sign itself, or take it away.`,
  fillerText: ({ sign }: TextMatch) => toFill(sign),
  fillerTextEnglish: ({ sign }: TextMatch) => toFill(sign),
  priceFormat: ({ sign }: TextMatch) =>
    `"${sign}": three digits stand behind a comma. Write "$1,200" for thousands, "$1.20" for cents.`,
  chatbotReply: ({ sign }: TextMatch) =>
    `"${sign}" is what a chatbot says to who asked it. Delete what is not for visitors.`,
}
