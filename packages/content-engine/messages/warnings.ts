import { placeholder, type TextMatch, vagueAlt } from "./shared-messages"

/** Warnings: they do not fail the build, and `check: ok` on their line suppresses them. */
export const warnings = {
  linkNeedsLogin: () =>
    "Visitors may be unable to open this document. Test it in a private window; if it asks you to sign in, link to a public page.",
  linkHidden: (subject: string, file: string) =>
    `${subject} ${file}, which is hidden (\`hidden: true\`), but visitors can find it here. Remove the reference, or show the page.`,
  schemaCommentMissing: (line: string) =>
    `The web editor cannot identify the fields of this file. Put this line first: ${line}`,
  placeholderMissing: (tokens: string[]) => `${tokens.join(" or ")} is missing from this text. Put it back.`,
  altVague: (text: string) => vagueAlt(text),
  listItemContinuation: () =>
    "This line is read as part of the list item above it. Put an empty line before it, or indent it.",
  listStart: (start: number) =>
    `This line is read as item ${start} of a list without the others. Write ${start}\\. if it is a sentence; number lists from 1, without gaps.`,
  portraitResolution: (size: string, min: number) =>
    `This picture has ${size} pixels and is enlarged, so it is blurred. Use one of at least ${min} × ${min}.`,
  portraitDuplicate: (first: string) =>
    `This portrait is already used in ${first}. Use the picture of this person, or delete it to show initials.`,
  pictureResolution: (size: string, min: number) =>
    `This picture has ${size} pixels and is enlarged, so it is blurred. Use one at least ${min} wide.`,

  // Texts: patterns in rules/text-patterns.ts
  inlineCodeUnclosed: () => "There is an unpaired ` here, which visitors see. Write `words` with one on both sides.",
  emphasisUnclosed: () =>
    "This asterisk or underscore is unpaired, and visitors see it. Write *words* with one on both sides.",
  strikethroughUnclosed: () => "There is an unpaired ~~ here. Write ~~words~~ with a pair on both sides.",
  listNumberSpace: () => "This line is not a list item. Put a plain space after the number.",
  brackets: () => "Visitors see these [brackets]. Replace them if they are a placeholder.",
  markdownItalic: ({ match, hint }: TextMatch) => `Visitors see the characters of "${match}". ${hint}`,
  markdownPrefix: ({ match, hint }: TextMatch) => `Visitors see the "${match}" at the beginning. ${hint}`,
  backslash: ({ match }: TextMatch) =>
    `Visitors see the backslash of "${match}", which only works in "double quotes". Remove it, or put the text in double quotes.`,
  placeholderText: ({ match }: TextMatch) =>
    `"${match}" has no meaning. Write the final text, or delete the field if it is optional.`,
  nestedQuotes: () =>
    "Visitors see quotation marks around this text. Remove the inner ones: pages add them to what clients say.",
  superscript: ({ match, word }: TextMatch) =>
    `Visitors see the characters of "${match}" in "${word}". Write the digit itself, as in H₂O and m².`,
  repeatedWord: ({ match }: TextMatch) => `"${match}" repeats a word. Delete one.`,
  replacementCharacter: ({ match }: TextMatch) =>
    `"${match}": the "?" replaces a lost letter or apostrophe. Type the word again.`,
  emojiName: ({ match }: TextMatch) => `Visitors see "${match}". Write or paste the character itself, or remove it.`,
  fillerText: ({ match }: TextMatch) => placeholder(match),
  fillerTextEnglish: ({ match }: TextMatch) => placeholder(match),
  priceFormat: ({ match }: TextMatch) =>
    `"${match}" has fewer than three digits after the comma. Write "$1,200" for thousands, "$1.20" for cents.`,
  chatbotReply: ({ match }: TextMatch) => `"${match}" is a chatbot's reply. Delete what is not for visitors.`,
}
