import { fileSize } from "../reading/file-size"
import { didYouMean } from "../suggest"
import { type TextMatch, vagueAlt } from "./shared"

const CLOSE = "Close every tag you open, on a line of its own; write \\< for the sign itself."

const NO_ENTRY = "This line is no entry of a list"

const HEIC = "Open it in a program for pictures and export it as .jpg or .png."

const CONFLICT =
  "Two versions of this passage could not be joined (by Git): one stands between <<<<<<< and =======, the other between ======= and >>>>>>>. Keep what is right, and delete the lines of signs."

const cells = (count: number) => `${count} ${count === 1 ? "cell" : "cells"}`

const suggestion = (word: string, meant: string) => (meant === word ? "" : ` Did you mean "${meant}"?`)

/** What is told of what content says, and of what belongs together: it stops a build. */
export const CONTENT_ERRORS = {
  // Addresses and links
  pathTaken: (address: string, owner: string) =>
    `The address "${address}" is taken already by ${owner}. Choose another one.`,
  pathReserved: (first: string) => `Addresses below "/${first}" are not for pages. Choose another one.`,
  addressIndex: (address: string) =>
    `Hosts open "${address}" as "${address.replace(/\/[^/]*$/, "") || "/"}". Replace "index" with another word.`,
  pathEmpty: () => "No address can be made from this: it has no letter from a to z and no digit.",
  anchorTaken: (id: string, owner: string) =>
    `The address "#${id}" is that of ${owner} of this page already. Write another one here.`,
  linkLocal: (url: string) =>
    `"${url}" is on your own computer or network, where nobody else finds it. Write the address that visitors have: of this site what stands behind its name, such as "/contact".`,
  linkScheme: (url: string, meant: string) =>
    `The link "${url}" must begin with "/", "#", "https://", "mailto:" or "tel:".${suggestion(url, meant)}`,
  linkInvalidUrl: (url: string, meant: string) =>
    `"${url}" is not a full address such as https://studio.example/page.${suggestion(url, meant)}`,
  linkInvalidEmail: (url: string) => `"${url}" holds no email address such as mailto:hello@studio.example.`,
  linkInvalidPhone: (url: string) => `"${url}" holds no phone number such as tel:+15555550142.`,
  linkMissingFile: (path: string, known: string[]) =>
    `There is no file at "static${path}".${didYouMean(path, known)} Put it there, correct its name, or take the link out.`,
  linkMoved: (path: string, to: string) => `The page "${path}" has moved. Link to "${to}".`,
  linkMissingPage: (path: string, known: string[]) =>
    `No page has the address "${path}".${didYouMean(path, known) || " Look the page up on the site and copy what stands behind the site's name."}`,
  linkUnpublishedPage: (path: string, file: string) =>
    `The page "${path}" is unpublished ("published: false" in ${file}). Publish it, or remove this link.`,
  linkMissingAnchor: (page: string | undefined, anchor: string, known: string[]) =>
    `${page ? `No part of the page "${page}" is` : "Not every page has a part"} called "${anchor}".${didYouMean(anchor, known) || ` Possible are: ${known.join(", ")}.`}`,
  redirectShadowsPage: (from: string) => `A page has the address "${from}". Delete the redirect, or move the page.`,
  redirectLoop: (way: string) => `These redirects lead in a circle: ${way}. Name the page that is to be shown.`,

  // Drafts and copies
  linkUnpublished: (how: string, file: string, state: string) =>
    `${how} ${file}, which is ${state}: visitors would find nothing there. Take it out until it is published.`,
  featuredUnpublished: (because: string) =>
    `What visitors do not see yet cannot be shown large, and this is ${because}. Set it to false until then.`,
  duplicateValue: (value: string, first: string) => `${value} is taken already in ${first}. Give each its own.`,
  duplicateItem: (value: string, first: string) =>
    `${value} is listed twice, first in ${first}. Delete one of the two.`,
  duplicatePageMeta: (name: string, first: string) =>
    `Another page has the same ${name}, in ${first}. Give each its own: visitors cannot tell the two apart in search results.`,
  placeholderUnknown: (name: string, known: string[]) =>
    `Visitors would read "${name}" as it stands.${didYouMean(name, known)} ${known.length > 0 ? `Replaced here: ${known.join(", ")}.` : "Nothing is replaced here: write the words."}`,

  // Prose
  proseEmpty: () => "There is no text below the details. Write it below the second line of ---.",
  mdxExpression: () => "Curly braces are code here. Write \\{ and \\} for the signs themselves.",
  mdxImport: () => "A line that begins with import or export is code. Reword it, so that it begins with another word.",
  htmlComment: () => "A note that nobody shall read is written {/* … */} here. Write it so, or delete it.",
  tagInvalid: () =>
    'After < there must be the name of a tag, and after = a text in quotes: title="…". Write \\< for the sign itself, or [words](https://…) for a link.',
  tagFragment: () => "An empty tag <> means nothing here. Write \\< for the sign itself.",
  tagUnclosed: (name: string) => `<${name}> is opened here and not closed, or not by itself on a line. ${CLOSE}`,
  tagMisnested: () => `This stands where another tag is still open. ${CLOSE}`,
  tagUnopened: () => `This closes a tag that is not open. ${CLOSE}`,
  tagUnknown: (name: string, advice: string) => `There is no <${name}> here. Write ${advice}.`,
  tagExpression: (name: string, attribute = "title") =>
    `What <${name}> is given must be text in quotes, such as ${attribute}="…". Curly braces are code here.`,
  tagAttributes: (name: string, wanted: string[], missing: string[], odd: string[]) =>
    `<${name}> takes ${wanted.map(one => `${one}="…"`).join(" and ")}.${missing.length > 0 ? ` Missing: ${missing.join(", ")}.` : ""}${odd.length > 0 ? ` Take out: ${odd.join(", ")}.` : ""}`,
  tagValue: (name: string, given: string, possible: readonly string[]) =>
    `<${name}> knows no ${given}. Write one of: ${possible.join(", ")}.`,
  tagWithoutContent: (name: string) =>
    `<${name}> is empty. Write its text between <${name} …> and </${name}>, with an empty line before and after.`,
  tagWithContent: (name: string) =>
    `What stands inside <${name}> is not shown. Write <${name} … /> and the text below it.`,
  tagInline: (name: string) =>
    `<${name}> stands within a line. Put it on lines of its own, with an empty line around it.`,
  tagInTable: (name: string) =>
    `A cell of a table holds words, links and pictures alone, in one line. Take <${name}> out: write a comma in its place, or a row of its own.`,
  headingSetext: () =>
    "A line of --- or === below a text makes it a heading. Put an empty line between the two, or write ## before a heading.",
  headingLevelOne: () => "The title of the page is its only main heading. Begin headings with ## or ###.",
  headingEmpty: () => "This heading is empty. Write its words after ##, or delete it.",
  headingLevelSkipped: (wanted: number, is: number) =>
    `This heading skips a level: write ${"#".repeat(wanted)} in place of ${"#".repeat(is)}.`,
  proseLinkNoUrl: () => "This link leads nowhere. Write its address between ( and ).",
  proseLinkNoText: () => "This link has no words. Write [words](/address).",
  proseImageNoAlt: () =>
    "This image has no alternative text. Write what it shows between [ and ], for people who do not see it.",
  proseImageVagueAlt: (text: string) => vagueAlt(text),
  proseImageNoUrl: () => "This image has no file. Write ![What it shows](./name.png).",
  codeUnclosed: () => "This block of code is not closed. Put a line of ``` below it.",
  tableCellCount: (count: number, wanted: number) =>
    `This row of the table has ${cells(count)}, but its first row has ${cells(wanted)}. Write one | between two cells, and \\| for the sign itself; a text below a table needs an empty line before it.`,
  listItemEmpty: () => "This entry of the list is empty. Write something behind its sign, or delete the line.",
  footnoteUnused: (name: string) =>
    `No text refers to this footnote, so nobody sees it. Write [^${name}] behind what it belongs to.`,

  // Pictures
  pictureDataUrl: () =>
    "This picture was pasted as data, as Google Docs and Word do. Save it as a file beside this one (in Google Docs: File, Download, Web page) and write ./ and its name; delete the long line of letters.",
  pictureOutsideContent: (path: string) =>
    `"${path}" does not lie in this folder of content. Put the file beside this one, and write ./ and its name here.`,
  pictureUnsupported: (path: string) => `"${path}" is no image a page can show. Use .svg, .png, .jpg, .webp or .avif.`,
  pictureNameMismatch: (file: string, other: string) =>
    `There is no image at "content/${file}". The file "content/${other}" is nearly called so: capital letters count, and accents, of which a name is best free. Put the file there or correct the name.`,
  pictureMissing: (file: string, known: string[]) =>
    `There is no image at "content/${file}".${didYouMean(file, known)} Put the file there or correct the name.`,
  pictureNotAnImage: () =>
    `This file is no image that a page can show, whatever its name says (photographs of iPhones are .heic). ${HEIC}`,
  pictureWrongFormat: (ending: string, type: string) =>
    `This image is called .${ending}, but it is a ${type}, which no page can show. Another name does not change that. ${HEIC}`,
  pictureWrongExtension: (ending: string, type: string) =>
    `This image is called .${ending}, but it is a ${type}. Rename it to end in .${type}, and change its name where it is used.`,
  pictureFileSize: (bytes: number, most: number) =>
    `This image has ${fileSize(bytes)}. At most ${fileSize(most)} are possible: export it smaller.`,
  pictureDimensions: (size: string, most: number) =>
    `This image has ${size} pixels. At most ${most} a side are possible: export it smaller.`,
  pictureDamaged: () => "This picture is damaged: it cannot be drawn to its end. Copy or export it again.",
  pictureDamagedSvg: () =>
    'This picture is damaged, or no SVG: a tag may not be closed, a "&" may stand in a text, where &amp; has to be, or it has no size. Copy or export it again.',
  pictureAnimated: () =>
    "This picture moves, and pages show its first image alone. Export that one as a picture, or link to a film.",
  pictureUnsafe: (found: string) =>
    `A picture must neither run anything nor ask for other files: delete ${found} here.`,
  drawingStyles: (rule: string) =>
    `This drawing has a style rule that the site does not know: "${rule}". Remove it, or class="drawing" from the <svg> tag.`,
  pictureNoViewBox: () =>
    'This picture has no viewBox, so it cannot be made larger or smaller. Export it again with one, or write viewBox="0 0 240 160" in its first tag, with the width and height of what it shows.',
  pictureNoAlt: (type: string) =>
    `Nothing says what this picture shows. Write it below as "alt"${type === "svg" ? ", or give the file a <title>" : ""}.`,

  // Texts: the rows of rules/text-rows.ts
  mergeConflict: () => CONFLICT,
  conflictMiddle: () => CONFLICT,
  nonBreakingSpace: () =>
    "There is a non-breaking space (U+00A0) here, where a plain one must stand. Delete it and type a space.",
  invisibleCharacter: ({ sign, word }: TextMatch) =>
    `There is an invisible sign (${sign}) here, in or beside "${word}". Delete the word and type it anew.`,
  mojibake: ({ sign, word }: TextMatch) =>
    `"${sign}" is what another program has made of a letter, in or beside "${word}". Type that anew.`,
  chatbotCitation: ({ sign }: TextMatch) =>
    `A chatbot has left "${sign}" here, its reference to a source. Delete it, and link to the source if there is one.`,
  privateUseCharacter: ({ sign }: TextMatch) =>
    `Visitors see an empty box here: this is a sign of another program's own (${sign}), such as Word's points before entries. Delete it; in the prose of a post, "- " begins an entry.`,
  footnoteUndefined: ({ sign }: TextMatch) =>
    `This footnote is not there. Write a line below all others: ${sign}: Where it comes from.`,
  furtherLines: () =>
    "This field is one paragraph, without lists, headings or empty lines. Join its lines, or move the rest to another field.",
  brokenLink: () => "This link is not complete. Write [words](/address), without spaces in the address.",
  boldUnclosed: () =>
    "Two stars ** are left over. Write **words** with a star pair on both sides and no space inside, or \\*\\* for the signs.",
  linkReversed: () => "The brackets of this link are the wrong way round. Write [words](/address).",
  unsupportedMarkup: ({ sign }: TextMatch) =>
    `Visitors would read "${sign}" as it stands: it is a mark of another program. Take it away, and write what it stands for in plain words or Markdown, such as [words](/address).`,
  headingSyntax: () =>
    "Begin a heading with ## or ###, a plain space behind them and nothing before them, or write \\# for the sign.",
  tableSyntax: () =>
    "This is no table: below its first row there must be a row with --- for each of its cells, such as | --- | --- |, and an empty line above it.",
  ruleOfSigns: () => "Visitors would read this line of signs. Delete it, or write --- for a line.",
  listItemHyphen: () => `${NO_ENTRY}: put a plain space after the hyphen, and an empty line above the list.`,
  listItemBullet: () => `${NO_ENTRY}. Write "- " in place of the point.`,
  listItemNumber: () => `${NO_ENTRY}: put an empty line above the list.`,
  markdownBold: ({ sign, marks }: TextMatch) => `Visitors would read the signs of "${sign}". ${marks}`,
  markdownLink: ({ sign, marks }: TextMatch) =>
    `Visitors would read "${sign}" as it stands, and it is no link. ${marks}`,
  htmlTag: ({ sign }: TextMatch) =>
    `Visitors would read the tag "${sign}" as it stands: tags do not work here. Take it away.`,
  htmlEntity: ({ sign }: TextMatch) => `Visitors would read "${sign}" as it stands. Write the sign itself, or a space.`,
  dataUrl: ({ sign }: TextMatch) =>
    `Visitors would read "${sign}…": this is a picture that was pasted as data. Delete it.`,
  bracketedText: () => "Visitors would read this text in [brackets]. Replace it with your own words.",
  loremIpsum: ({ sign }: TextMatch) =>
    `"${sign}" reads as if something were to be filled in. Write what visitors shall read.`,
}
