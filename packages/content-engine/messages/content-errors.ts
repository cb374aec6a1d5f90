import { formatFileSize } from "../reading/file-size"
import { didYouMean } from "../suggest"
import { placeholder, type TextMatch, vagueAlt } from "./shared-messages"

const CLOSE_ADVICE = "Close every tag on its own line; write \\< for the character."

const NOT_A_LIST_ITEM = "This line is not a list item"

const EXPORT_ADVICE = "Export it from an image editor as .jpg or .png."

const CONFLICT =
  "Git could not merge two versions of this passage. Keep the correct one; delete the other and the lines of <<<<<<<, ======= and >>>>>>>."

const cells = (count: number) => `${count} ${count === 1 ? "cell" : "cells"}`

/** Formats a suggestion; "" if it equals the text. */
const suggest = (text: string, suggestion: string) => (suggestion === text ? "" : ` Did you mean "${suggestion}"?`)

/** Errors in content, and between entries. */
export const contentErrors = {
  // Addresses and links
  pathTaken: (path: string, owner = "a built-in page") =>
    `The address "${path}" is already used by ${owner}. Choose another one.`,
  pathReserved: (folder: string) => `Addresses below "/${folder}" are reserved. Choose another one.`,
  addressIndex: (path: string) =>
    `Hosts open "${path}" as "${path.replace(/\/[^/]*$/, "") || "/"}". Replace "index" with another word.`,
  pathEmpty: () => "This has no letter from a to z and no digit, so it forms no address. Add one.",
  anchorTaken: (id: string, answer?: string) =>
    `The address "#${id}" is already used by ${answer ? `the answer in ${answer}` : "another part of this page"}. Choose another one.`,
  questionsCopied: (count: number, id: string, first: string) =>
    `${count === 1 ? "The id of a question is" : `The ids of ${count} questions are`} already used: "${id}" by the answer in ${first}. Change all such ids, or delete the copied block.`,
  linkLocal: (url: string) =>
    `"${url}" is on your computer or network; visitors cannot open it. Write a public address or, on this site, a path such as "/contact".`,
  linkScheme: (url: string, suggestion: string) =>
    `The link "${url}" must begin with "/", "#", "https://", "mailto:" or "tel:".${suggest(url, suggestion)}`,
  linkInvalidUrl: (url: string, suggestion: string) =>
    `"${url}" is not a full address such as https://studio.example/page.${suggest(url, suggestion)}`,
  linkInvalidEmail: (url: string) =>
    `"${url}" has no valid email address. Write one such as mailto:hello@studio.example.`,
  linkInvalidPhone: (url: string) => `"${url}" has no valid phone number. Write one such as tel:+15555550142.`,
  linkMissingFile: (path: string, files: string[]) =>
    `There is no file at "static${path}".${didYouMean(path, files)} Add it, correct its name, or remove the link.`,
  linkMoved: (path: string, to: string) => `The page "${path}" has moved. Link to "${to}".`,
  linkMissingPage: (path: string, paths: string[]) =>
    `No page has the address "${path}".${didYouMean(path, paths) || " Copy an address from the site (the part after the domain), or add this page again."}`,
  linkUnpublishedPage: (path: string, file: string) =>
    `The page "${path}" is unpublished (\`published: false\` in ${file}). Publish it, or remove this link.`,
  linkMissingAnchor: (page: string | undefined, anchor: string, anchors: string[]) =>
    `${page ? `The page "${page}" has no` : "Not every page has a"} part "${anchor}".${didYouMean(anchor, anchors) || ` Use one of: ${anchors.join(", ")}.`}`,
  redirectShadowsPage: (from: string) => `A page has the address "${from}". Delete the redirect, or move the page.`,
  redirectLoop: (loop: string) =>
    `These redirects form a loop: ${loop}. Redirect to the page that visitors should see.`,

  // Drafts and copies
  linkUnpublished: (subject: string, file: string, status: string) =>
    `${subject} ${file}, which is ${status}, so visitors cannot see it. Remove the reference until it is published.`,
  featuredUnpublished: (status: string) =>
    `Only published content can be featured; this is ${status}. Write \`featured: false\` until then.`,
  duplicateItem: (value: string, first: string) => `${value} is already used in ${first}. Change one of them.`,
  duplicateValue: (value: string, first: string) => `${value} is listed twice, first in ${first}. Delete one of them.`,
  duplicatePageMeta: (field: string, first: string) =>
    `The same ${field} is already used in ${first}. Change one of them, so that visitors can distinguish the pages in search results.`,
  placeholderUnknown: (token: string, tokens: string[]) =>
    `Visitors would see "${token}".${didYouMean(token, tokens)} ${tokens.length > 0 ? `Use one of: ${tokens.join(", ")}.` : "Write the text itself, or a reference such as {site.name}."}`,

  // Prose
  proseEmpty: () => "There is no text below the details. Write it below the second line of ---.",
  mdxExpression: () => "Curly braces are code here. Write \\{ and \\} for the characters.",
  mdxImport: () => "A line that begins with import or export is code. Begin it with another word.",
  htmlComment: () => "This HTML comment does not work here. Write {/* … */}, or delete it.",
  tagInvalid: () =>
    'A tag needs a name after <, and quoted text after =: title="…". Write \\< for the character, or [words](https://…) for a link.',
  tagFragment: () => "An empty tag <> has no meaning here. Write \\< for the character.",
  tagUnclosed: (name: string) => `<${name}> is not closed, or not on its own line. ${CLOSE_ADVICE}`,
  tagMisnested: () => `Another tag is still open here. ${CLOSE_ADVICE}`,
  tagUnopened: () => `This closes a tag that is not open. ${CLOSE_ADVICE}`,
  tagUnknown: (name: string, advice: string) => `There is no <${name}> here. Write ${advice}.`,
  tagExpression: (name: string, attribute = "title") =>
    `Curly braces are code here. Write the values of <${name}> as text in quotes, such as ${attribute}="…".`,
  tagAttributes: (name: string, attributes: string[], missing: string[], unexpected: string[]) =>
    `<${name}> takes ${attributes.map(attribute => `${attribute}="…"`).join(" and ")}.${missing.length > 0 ? ` Add: ${missing.join(", ")}.` : ""}${unexpected.length > 0 ? ` Remove: ${unexpected.join(", ")}.` : ""}`,
  tagValue: (name: string, value: string, options: readonly string[]) =>
    `${value} is not allowed in <${name}>. Use one of: ${options.join(", ")}.`,
  tagWithoutContent: (name: string) =>
    `<${name}> is empty. Write its text between <${name} …> and </${name}>, with an empty line before and after.`,
  tagWithContent: (name: string) =>
    `The text inside <${name}> is not shown. Write <${name} … /> and the text below it.`,
  tagInline: (name: string) => `<${name}> is inside a line. Put it on its own line, with an empty line around it.`,
  tagInTable: (name: string) =>
    `<${name}> cannot be in a table: cells hold one line of words, links and pictures. Replace it with a comma, or a separate row.`,
  headingSetext: () =>
    "A line of --- or === below text makes a heading. Put an empty line between them, or write ## before a heading.",
  headingLevelOne: () => "The title of the page is its only main heading. Begin headings with ## or ###.",
  headingEmpty: () => "This heading is empty. Write its words after ##, or delete it.",
  headingLevelSkipped: (expected: number, level: number) =>
    `This heading skips a level. Write ${"#".repeat(expected)} instead of ${"#".repeat(level)}.`,
  proseLinkNoUrl: () => "This link has no address. Write it between ( and ).",
  proseLinkNoText: () => "This link has no words. Write [words](/address).",
  proseImageNoAlt: () =>
    "This image has no alternative text. Write what it shows between [ and ], for people who do not see it.",
  proseImageVagueAlt: (text: string) => vagueAlt(text),
  proseImageNoUrl: () => "This image has no file. Write ![What it shows](./name.png).",
  codeUnclosed: () => "This code block is not closed. Put a line of ``` below it.",
  tableCellCount: (count: number, expected: number) =>
    `This row has ${cells(count)}, but the first has ${cells(expected)}. Write | between cells, \\| for the character, and an empty line below the table.`,
  listItemEmpty: () => "This list item is empty. Write something after its marker, or delete the line.",
  footnoteUnused: (name: string) =>
    `Nothing refers to this footnote, so visitors do not see it. Write [^${name}] after the words it belongs to.`,

  // Pictures
  pictureDataUrl: () =>
    "This picture was pasted as data. Save it beside this file (in Google Docs: File, Download, Web page), and replace the data with ./ and its name.",
  pictureOutsideContent: (path: string) =>
    `"${path}" is outside the content folder. Put the file beside this one, and write ./ and its name here.`,
  pictureUnsupported: (path: string) =>
    `"${path}" is not an image that pages can show. Use .svg, .png, .jpg, .webp or .avif.`,
  pictureNameMismatch: (file: string, other: string) =>
    `There is no image at "content/${file}". Did you mean "content/${other}"? Case and accents matter. Rename the file or correct the path.`,
  pictureMissing: (file: string, files: string[]) =>
    `There is no image at "content/${file}".${didYouMean(file, files)} Add the file or correct the path.`,
  pictureNotAnImage: () =>
    `This file is not an image that pages can show, whatever its extension (iPhone photos are .heic). ${EXPORT_ADVICE}`,
  pictureWrongFormat: (extension: string, format: string) =>
    `This image has the extension .${extension}, but its format is ${format}, which pages cannot show. Do not rename it. ${EXPORT_ADVICE}`,
  pictureWrongExtension: (extension: string, format: string) =>
    `This image has the extension .${extension}, but its format is ${format}. Rename it to .${format}, also where it is used.`,
  pictureFileSize: (bytes: number, max: number) =>
    `This image has ${formatFileSize(bytes)}; the maximum is ${formatFileSize(max)}. Export it smaller.`,
  pictureDimensions: (size: string, max: number) =>
    `This image has ${size} pixels; the maximum is ${max} a side. Export it smaller.`,
  pictureDamaged: () => "This picture is damaged or incomplete. Copy or export it again.",
  pictureDamagedSvg: () =>
    'This picture is damaged or not an SVG: check for unclosed tags, "&" instead of &amp;, or a missing size. Copy or export it again.',
  pictureAnimated: () =>
    "This picture is animated; pages show only its first frame. Export that frame as a picture, or link to a video.",
  pictureUnsafe: (code: string) => `A picture must not run code or load other files. Delete ${code} here.`,
  drawingStyles: (rule: string) =>
    `This drawing has a style rule that the site does not support: "${rule}". Remove it, or class="drawing" from the <svg> tag.`,
  pictureNoViewBox: () =>
    'This picture has no viewBox, so it cannot scale. Export it again with one, or write viewBox="0 0 240 160" (its width and height) in its first tag.',
  pictureNoAlt: (format: string) =>
    `This picture has no description. Write what it shows below as \`alt\`${format === "svg" ? ", or give the file a <title>" : ""}.`,

  // Texts: patterns in rules/text-patterns.ts
  mergeConflict: () => CONFLICT,
  conflictMiddle: () => CONFLICT,
  nonBreakingSpace: () => "There is a non-breaking space (U+00A0) here. Delete it and type a plain space.",
  invisibleCharacter: ({ match, word }: TextMatch) =>
    `There is an invisible character (${match}) in or beside "${word}". Delete the word and type it again.`,
  mojibake: ({ match, word }: TextMatch) =>
    `"${match}" is a character with the wrong encoding, in or beside "${word}". Type the word again.`,
  chatbotCitation: ({ match }: TextMatch) =>
    `"${match}" is a chatbot's reference to a source. Delete it, and link to the source if there is one.`,
  privateUseCharacter: ({ match }: TextMatch) =>
    `Visitors see an empty box here: ${match} belongs to another program, such as Word's bullets. Delete it; in posts, begin list items with "- ".`,
  footnoteUndefined: ({ match }: TextMatch) =>
    `This footnote has no text. Add a line at the end of the file: ${match}: Text of the footnote.`,
  multipleParagraphs: () =>
    "This field is one paragraph, without lists, headings or empty lines. Join its lines, or move the rest to another field.",
  brokenLink: () => "This link is incomplete. Write [words](/address), without spaces in the address.",
  boldUnclosed: () =>
    "There is an unpaired ** here. Write **words** with a pair on both sides and no space inside, or \\*\\* for the characters.",
  linkReversed: () => "The brackets of this link are reversed. Write [words](/address).",
  unsupportedMarkup: ({ match }: TextMatch) =>
    `Visitors would see "${match}", another program's markup. Replace it with plain words or Markdown, such as [words](/address).`,
  headingSyntax: () =>
    "This heading does not work. Begin the line with ## or ### and a plain space, or write \\# for the character.",
  tableSyntax: () =>
    "This is not a table. Put an empty line above it, and below its first row one with --- for each cell, such as | --- | --- |.",
  equalsLine: () => "Visitors would see this line of characters. Delete it, or write --- for a line.",
  listItemHyphen: () => `${NOT_A_LIST_ITEM}. Put a plain space after the hyphen, and an empty line above the list.`,
  listItemBullet: () => `${NOT_A_LIST_ITEM}. Write "- " instead of the bullet.`,
  listItemNumber: () => `${NOT_A_LIST_ITEM}. Put an empty line above the list.`,
  markdownBold: ({ match, hint }: TextMatch) => `Visitors would see the characters of "${match}". ${hint}`,
  markdownLink: ({ match, hint }: TextMatch) => `Visitors would see "${match}" instead of a link. ${hint}`,
  htmlTag: ({ match }: TextMatch) => `Visitors would see the tag "${match}": tags do not work here. Remove it.`,
  htmlEntity: ({ match }: TextMatch) => `Visitors would see "${match}". Write the character itself, or a space.`,
  dataUrl: ({ match }: TextMatch) => `Visitors would see "${match}…", a picture pasted as data. Delete it.`,
  bracketedText: () => "This text in [brackets] looks like a placeholder. Write the final text.",
  loremIpsum: ({ match }: TextMatch) => placeholder(match),
}
