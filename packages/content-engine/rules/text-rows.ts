/** What the second byte of a letter of UTF-8, and each one behind it, is read as on Windows. */
const REST = "[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]"

/** A mistake that really happens in a text; its words stand in messages.ts. */
export interface TextRow {
  finds: RegExp
  /** The only language in which it is a mistake. */
  language?: "en"
  /** Drafts may hold it. */
  mayBeInDrafts?: true
}

/**
 * Rows by where they hold: in the lines of YAML files and of all, be it that these cannot be read; in prose, where
 * signs of Markdown that have their meaning are none; in fields, whose texts are read as they stand; and in both.
 */
export const TEXT_ROWS = {
  yaml: {
    // The middle of a conflict of Git; in prose such a line may be below a heading.
    conflictMiddle: { finds: /^\s*={7}\s*$/m },
    // Lines copied from a web page or a chat: YAML takes this space for a letter.
    hardSpace: { finds: /(?<=^[ \t]*(?:- *)?|^[ \t]*[\w-]+:)\u00A0/m },
  },
  line: {
    // Two versions of a passage that Git has left below one another.
    conflict: { finds: /^(?:<{7}|>{7}|\|{7})(?: |\r?$)/m },
    // A name copied from a web page, with a space that nobody sees: no search finds it. Persian, the scripts of India
    // and emoji are written with joiners; marks of direction belong to Hebrew and Arabic.
    invisible: {
      finds:
        /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u2028\u2029\u2060\uFEFF]|(?<!(?:[^\p{Script=Latin}\p{Script=Common}]|\p{Extended_Pictographic}).?)[\u200C\u200D]|(?<![\p{Script=Hebrew}\p{Script=Arabic}].*)[\u200E\u200F\u202A-\u202E](?!.*[\p{Script=Hebrew}\p{Script=Arabic}])/u,
    },
    // A file that was saved as UTF-8 and opened as Windows has it: "â€™" for an apostrophe, or what is left of it. A
    // capital letter before the end of a sentence or a quotation is none, and "Â" may be a letter.
    garbled: {
      finds: new RegExp(
        `[ÂÃÄÅ](?![‘’“”…–—»](?!\\p{L}))${REST}|â${REST}{2}|ð${REST}{3}|(?<![\\p{L}\\p{N}])Â(?=\\s)|(?<!\\p{Lu})Ã(?=[\\s.,;:!?)]|$)|ï»¿|ï¿½|[\\uFFFD\\u0080-\\u009F]`,
        "u",
      ),
    },
    // Copied from ChatGPT, Claude or Perplexity, with what their pages show as a link to a source.
    citation: {
      finds:
        /\uE200[^\uE201]*\uE201?|\uE202\S*|【\d+[^】]*】|:?(?:contentReference|antCitation)?\[(?:oaicite:[^\]]*)?\]\\?\{[^}]*\}|\[oaicite:[^\]]*\]|\[oai_citation[^\]]*\](?:\([^)\s]*\))?|\[cite(?::[^\]]*|_start)\]|\[attached_file:\d+\]|\[\^\d+_\d+\^?\]|(?:\bcite)?turn\d+(?:search|view|news|file|image)\d+\b/u,
    },
    // A list of Word with the points of its fonts Symbol and Wingdings.
    foreignSign: { finds: /\p{Co}/u },
  },
  prose: {
    // A note whose text was deleted.
    footnote: { finds: /\[\^[^\]\s]+\]/ },
    // [words] (/address), or [words](/an address). A remark as in "[sic] (sometimes)", a source as in "(2020)[2]" and
    // an index as in "grid[0][1]" are none.
    brokenLink: {
      finds: /\](?:\(| \((?=[/#]|https?:|mailto:|tel:|www\.)|\[(?<=(?<![\p{L}\p{N}\])])\[(?!\d+\])[^[\]]*\]\[))/u,
    },
    // Bold words with a space inside of their stars.
    stars: { finds: /\*\*/ },
    // (words)[/address]
    reversedLink: { finds: /\([^()\n]+\)\[(?:[/#]|https?:|mailto:|tel:|www\.)[^\]\n]*\]/ },
    // ##A heading, or one copied with its non-breaking space.
    heading: { finds: /^#{1,6}[^\n\t #]|^#{7,}|^[\u00A0\u2000-\u200A\u202F\u3000]+#{1,6}\s/m },
    // A table without its second line.
    table: { finds: /^\|.*\|/m },
    // A line below a heading of a mail, or the rest of a conflict of Git.
    lineOfSigns: { finds: /^={3,}$/m },
    // -One entry
    entryHyphen: { finds: /^[-+*][\p{L}[\u00A0\u2000-\u200A\u202F]/mu },
    // A list pasted from Word.
    entryPoint: { finds: /^[•·▪●]\s*\S/mu },
    // A numbered list right below a text.
    entryNumber: { finds: /(?<=\n)\d{1,2}[.)] / },
    // `Words without the second sign; between two letters it stands for an apostrophe.
    codeSign: { finds: /(?<![`\p{L}])`(?!`)|(?<!`)`(?![`\p{L}])/u },
    // *Words without the second star.
    star: { finds: /(?<=^|\s)[*_]\p{L}/u },
    tildes: { finds: /~~/ },
    // A list pasted from Word, whose numbers end with a non-breaking space.
    numberSpace: { finds: /^\d{1,2}[.)][\p{L}\u00A0\u2000-\u200A\u202F]/mu },
  },
  field: {
    // Markdown of a post in a field that knows none, or stars without their partner in one that does.
    bold: { finds: /\*\*(?:\S[^*]*\*\*)?|__\S[^_]*__|~~\S[^~]*~~/ },
    link: { finds: /!?\[[^\]]+\]\([^)]*\)|\[\^[^\]\s]+\]|\[[^\]]+\]\[[^\]]*\]|<https?:[^>\s]*>/ },
    // Copied from the editor of another system: <b>, or [b] of a forum.
    tag: { finds: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|\[\/(?:b|i|u|url|img|color|size)\]/i },
    // Copied from the source of a page.
    entity: { finds: /&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i },
    // A note of what is to be filled in.
    brackets: { mayBeInDrafts: true, finds: /\[[A-Z][^\]]*\](?!\()/ },
    // Markdown of a post in a field that knows none.
    italic: { finds: /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)|`[^`]+`/ },
    // A heading or an entry of a list, copied with its sign.
    beginning: { finds: /^(?:#{1,6}|[-*•‣·▪▫◦●○■□§➢➤✓✔]|>)(?=\s)/ },
    // A paragraph, an entry, a heading or a row of a table below the first line.
    furtherLines: {
      finds:
        /(?<=\S[ \t]*)\n(?:[ \t]*\n\s*(?=\S)|[ \t]*(?:#{1,6}|[-*+•>|]|1[.)])[ \t])|^[ \t]*1[.)] [^]*\n[ \t]*2[.)] /,
    },
    // \n and \u2014 in a text without double quotes.
    backslash: { finds: /\\(?:[nrt"']|u[\da-f]{4}|x[\da-f]{2})/ },
    // A field that its form asked for.
    nothing: { finds: /^\s*(?:\?{2,}|…|-+|[–—]|n\/a|test)\s*$/i },
    // Quotes inside of those of YAML; what is put between them is no text by itself.
    quotes: { finds: /^\s*(?!.\s*\{\w+\}\s*.\s*$)(?:"[^"]+"|'[^']+'|“[^”]+”|‘[^’]+’)\s*$/u },
  },
  text: {
    // A picture that was copied together with the words around it.
    pictureData: { finds: /data:image\/[\w+]+;base64,\S{0,9}/i },
    // A template that nobody filled in, or what a button of the web editor puts there.
    inBrackets: {
      mayBeInDrafts: true,
      finds: /^[\s\uFFFC]*\[[^\]]*\][\s\uFFFC]*$|(?<=\uFFFC)\[(?!\d+\])[^\]]*\](?=\uFFFC)/,
    },
    // Boxes, links, terms, notes and marks as GitHub, Obsidian, Docusaurus and Pandoc have them.
    otherMarks: {
      finds: /^\[!\p{L}+\]|!?\[\[(?!\d)[^\]\n]+\]\]|^:{3,}|(?<=\n): +|^!{3} |%%[^%\n]+%%|==\p{L}[^=\n]*==/mu,
    },
    // What fills the place of a text in a design.
    loremIpsum: { finds: /\blorem ipsum\b/i },
    // Digits that Pandoc lowers or raises.
    raised: { finds: /~(?<=\p{L}~)\d+~|\^(?<=[\p{L}\d]\^)\d+\^/u },
    wordTwice: { language: "en", finds: /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}’'-])/iu },
    // From a program that knows no apostrophes: "It?s our caf?".
    lostLetter: { finds: /(?<![\w/.?=&-])\p{L}+\?\p{Ll}+(?![\w=/])/u },
    // :rocket: of a chat, and &amp of a mail.
    nameOfSign: {
      finds:
        /(?<![\p{L}\p{N}:]):[a-z][a-z_]{2,}:(?![\p{L}\p{N}:])|(?<![\w=?&/;])&(?:amp|nbsp|lt|gt|quot|copy|reg|trade|[nm]dash|hellip|euro|[lr][sd]quo)(?![\w=;])/u,
    },
    // A note to oneself, a name that nobody has, and what a program was to replace.
    toFill: {
      finds:
        /\b(?:TODO|FIXME|TBD|XX+|asdf|qwertz|qwerty|foobar|J(?:ohn|ane) Doe)\b|(?<!\w)X ?%|(?<!\d)%[A-Za-z][A-Za-z_]+%/,
    },
    // The words of templates.
    toFillInEnglish: {
      language: "en",
      finds:
        /^\s*to do:|\b(?:tbc|tba)\b|\b(?:your|insert|add) (?:\w+ )?(?:text|title|description|headline|name|words?|content|sentence) (?:goes )?here\b|\b(?:text|title|description|headline|name|content) goes here\b/i,
    },
    // A price with the comma of another language, or a digit lost.
    price: { language: "en", finds: /[$€£]\d{1,3},\d{1,2}(?![\d,])/ },
    chatbot: {
      language: "en",
      finds: /^(?:sure|certainly|of course|absolutely)[!,.] here(?:['’]s| is| are)\b|\bas an ai (?:language )?model\b/i,
    },
  },
} satisfies Record<string, Record<string, TextRow>>
