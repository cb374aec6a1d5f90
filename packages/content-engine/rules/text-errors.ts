import type { TextRows } from "./text-rules"

/** What the second byte of a letter of UTF-8, and each one behind it, is read as on Windows. */
const REST = "[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]"

const NO_ENTRY = "This line is no entry of a list"

/** What would publish something wrong: nothing is published with it. */
export const TEXT_ERRORS: TextRows = {
  yaml: {
    // Lines copied from a web page or a chat: YAML takes this space for a letter.
    hardSpace: {
      finds: /(?<=^[ \t]*(?:- *)?|^[ \t]*[\w-]+:)\u00A0/m,
      words: "There is a non-breaking space (U+00A0) here, where a plain one must stand. Delete it and type a space.",
    },
  },
  line: {
    // A name copied from a web page, with a space that nobody sees: no search finds it. Persian, the scripts of India
    // and emoji are written with joiners; marks of direction belong to Hebrew and Arabic.
    invisible: {
      finds:
        /[\u200B\u2028\u2029\u2060\uFEFF]|(?<!(?:[^\p{Script=Latin}\p{Script=Common}]|\p{Extended_Pictographic}).?)[\u200C\u200D]|(?<![\p{Script=Hebrew}\p{Script=Arabic}].*)[\u200E\u200F\u202A-\u202E](?!.*[\p{Script=Hebrew}\p{Script=Arabic}])/u,
      words: 'There is an invisible sign ({sign}) here, in or beside "{word}". Delete the word and type it anew.',
    },
    // A file that was saved as UTF-8 and opened as Windows has it: "â€™" for an apostrophe, or what is left of it. A
    // capital letter before the end of a sentence or a quotation is none, and "Â" may be a letter.
    garbled: {
      finds: new RegExp(
        `[ÂÃÄÅ](?![‘’“”…–—»](?!\\p{L}))${REST}|â${REST}{2}|ð${REST}{3}|(?<![\\p{L}\\p{N}])Â(?=\\s)|(?<!\\p{Lu})Ã(?=[\\s.,;:!?)]|$)|ï»¿|ï¿½|[\\uFFFD\\u0080-\\u009F]`,
        "u",
      ),
      words: '"{sign}" is what another program has made of a letter, in or beside "{word}". Type that anew.',
    },
    // Copied from ChatGPT, Claude or Perplexity, with what their pages show as a link to a source.
    citation: {
      finds:
        /\uE200[^\uE201]*\uE201?|\uE202\S*|【\d+[^】]*】|:?(?:contentReference|antCitation)?\[(?:oaicite:[^\]]*)?\]\\?\{[^}]*\}|\[oaicite:[^\]]*\]|\[oai_citation[^\]]*\](?:\([^)\s]*\))?|\[cite(?::[^\]]*|_start)\]|\[attached_file:\d+\]|\[\^\d+_\d+\^?\]|(?:\bcite)?turn\d+(?:search|view|news|file|image)\d+\b/u,
      words:
        'A chatbot has left "{sign}" here, its reference to a source. Delete it, and link to the source if there is one.',
    },
    // A list of Word with the points of its fonts Symbol and Wingdings.
    foreignSign: {
      finds: /\p{Co}/u,
      words:
        "Visitors see an empty box here: this is a sign of another program's own ({sign}), such as Word's points before entries. Delete it; in the prose of a post, \"- \" begins an entry.",
    },
  },
  prose: {
    // A note whose text was deleted.
    footnote: {
      finds: /\[\^[^\]\s]+\]/,
      words: "This footnote is not there. Write a line below all others: {sign}: Where it comes from.",
    },
    // [words] (/address), or [words](/an address). A remark as in "[sic] (sometimes)", a source as in "(2020)[2]" and
    // an index as in "grid[0][1]" are none.
    brokenLink: {
      finds: /\](?:\(| \((?=[/#]|https?:|mailto:|tel:|www\.)|\[(?<=(?<![\p{L}\p{N}\])])\[(?!\d+\])[^[\]]*\]\[))/u,
      words: "This link is not complete. Write [words](/address), without spaces in the address.",
    },
    // Bold words with a space inside of their stars.
    stars: {
      finds: /\*\*/,
      words:
        "Two stars ** are left over. Write **words** with a star pair on both sides and no space inside, or \\*\\* for the signs.",
    },
    // (words)[/address]
    reversedLink: {
      finds: /\([^()\n]+\)\[(?:[/#]|https?:|mailto:|tel:|www\.)[^\]\n]*\]/,
      words: "The brackets of this link are the wrong way round. Write [words](/address).",
    },
    // ##A heading, or one copied with its non-breaking space.
    heading: {
      finds: /^#{1,6}[^\n\t #]|^#{7,}|^[\u00A0\u2000-\u200A\u202F\u3000]+#{1,6}\s/m,
      words:
        "Begin a heading with ## or ###, a plain space behind them and nothing before them, or write \\# for the sign.",
    },
    // A table without its second line.
    table: {
      finds: /^\|.*\|/m,
      words:
        "This is no table: below its first row there must be a row with --- for each of its cells, such as | --- | --- |, and an empty line above it.",
    },
    // A line below a heading of a mail, or the rest of a conflict of Git.
    lineOfSigns: {
      finds: /^={3,}$/m,
      words: "Visitors would read this line of signs. Delete it, or write --- for a line.",
    },
    // -One entry
    entryHyphen: {
      finds: /^[-+*][\p{L}[\u00A0\u2000-\u200A\u202F]/mu,
      words: `${NO_ENTRY}: put a plain space after the hyphen, and an empty line above the list.`,
    },
    // A list pasted from Word.
    entryPoint: { finds: /^[•·▪●]\s*\S/mu, words: `${NO_ENTRY}. Write "- " in place of the point.` },
    // A numbered list right below a text.
    entryNumber: { finds: /(?<=\n)\d{1,2}[.)] /, words: `${NO_ENTRY}: put an empty line above the list.` },
  },
  field: {
    // Markdown of a post in a field that knows none, or stars without their partner in one that does.
    bold: {
      finds: /\*\*(?:\S[^*]*\*\*)?|__\S[^_]*__|~~\S[^~]*~~/,
      words: 'Visitors would read the signs of "{sign}". {marks}',
    },
    link: {
      finds: /!?\[[^\]]+\]\([^)]*\)|\[\^[^\]\s]+\]|\[[^\]]+\]\[[^\]]*\]|<https?:[^>\s]*>/,
      words: 'Visitors would read "{sign}" as it stands, and it is no link. {marks}',
    },
    // Copied from the editor of another system: <b>, or [b] of a forum.
    tag: {
      finds: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|\[\/(?:b|i|u|url|img|color|size)\]/i,
      words: 'Visitors would read the tag "{sign}" as it stands: tags do not work here. Take it away.',
    },
    // Copied from the source of a page.
    entity: {
      finds: /&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i,
      words: 'Visitors would read "{sign}" as it stands. Write the sign itself, or a space.',
    },
  },
  text: {
    // A picture that was copied together with the words around it.
    pictureData: {
      finds: /data:image\/[\w+]+;base64,\S{0,9}/i,
      words: 'Visitors would read "{sign}…": this is a picture that was pasted as data. Delete it.',
    },
    // A template that nobody filled in, or what a button of the web editor puts there.
    inBrackets: {
      mayBeInDrafts: true,
      finds: /^[\s\uFFFC]*\[[^\]]*\][\s\uFFFC]*$|(?<=\uFFFC)\[[^\]]*\](?=\uFFFC)/,
      words: "Visitors would read this text in [brackets]. Replace it with your own words.",
    },
    // What fills the place of a text in a design.
    loremIpsum: {
      finds: /\blorem ipsum\b/i,
      words: '"{sign}" reads as if something were to be filled in. Write what visitors shall read.',
    },
  },
}
