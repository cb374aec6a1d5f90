/** What the second byte of a letter of UTF-8, and each one behind it, is read as on Windows. */
const CONTINUATION_BYTE = "[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]"

/** A mistake that really happens in a text; its words stand in messages.ts. */
export interface TextPattern {
  pattern: RegExp
  /** The only language in which it is a mistake. */
  language?: "en"
  /** Drafts may hold it. */
  allowedInDrafts?: true
}

/**
 * Rows by where they hold: in the lines of YAML files and of all, be it that these cannot be read; in prose, where
 * signs of Markdown that have their meaning are none; in fields, whose texts are read as they stand; and in both.
 */
export const TEXT_PATTERNS = {
  yaml: {
    // The middle of a conflict of Git; in prose such a line may be below a heading.
    conflictMiddle: { pattern: /^\s*={7}\s*$/m },
    // Lines copied from a web page or a chat: YAML takes this space for a letter.
    nonBreakingSpace: { pattern: /(?<=^[ \t]*(?:- *)?|^[ \t]*[\w-]+:)\u00A0/m },
  },
  line: {
    // Two versions of a passage that Git has left below one another.
    mergeConflict: { pattern: /^(?:<{7}|>{7}|\|{7})(?: |\r?$)/m },
    // A name copied from a web page, with a space that nobody sees: no search finds it. Persian, the scripts of India
    // and emoji are written with joiners; marks of direction belong to Hebrew and Arabic.
    invisibleCharacter: {
      pattern:
        /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u2028\u2029\u2060\uFEFF]|(?<!(?:[^\p{Script=Latin}\p{Script=Common}]|\p{Extended_Pictographic}).?)[\u200C\u200D]|(?<![\p{Script=Hebrew}\p{Script=Arabic}].*)[\u200E\u200F\u202A-\u202E](?!.*[\p{Script=Hebrew}\p{Script=Arabic}])/u,
    },
    // A file that was saved as UTF-8 and opened as Windows has it: "â€™" for an apostrophe, or what is left of it. A
    // capital letter before the end of a sentence or a quotation is none, and "Â" may be a letter.
    mojibake: {
      pattern: new RegExp(
        `[ÂÃÄÅ](?![‘’“”…–—»](?!\\p{L}))${CONTINUATION_BYTE}|â${CONTINUATION_BYTE}{2}|ð${CONTINUATION_BYTE}{3}|(?<![\\p{L}\\p{N}])Â(?=\\s)|(?<!\\p{Lu})Ã(?=[\\s.,;:!?)]|$)|ï»¿|ï¿½|[\\uFFFD\\u0080-\\u009F]`,
        "u",
      ),
    },
    // Copied from ChatGPT, Claude or Perplexity, with what their pages show as a link to a source.
    chatbotCitation: {
      pattern:
        /\uE200[^\uE201]*\uE201?|\uE202\S*|【\d+[^】]*】|:?(?:contentReference|antCitation)?\[(?:oaicite:[^\]]*)?\]\\?\{[^}]*\}|\[oaicite:[^\]]*\]|\[oai_citation[^\]]*\](?:\([^)\s]*\))?|\[cite(?::[^\]]*|_start)\]|\[attached_file:\d+\]|\[\^\d+_\d+\^?\]|(?:\bcite)?turn\d+(?:search|view|news|file|image)\d+\b/u,
    },
    // A list of Word with the points of its fonts Symbol and Wingdings.
    privateUseCharacter: { pattern: /\p{Co}/u },
  },
  prose: {
    // A note whose text was deleted.
    footnoteUndefined: { pattern: /\[\^[^\]\s]+\]/ },
    // [words] (/address), or [words](/an address). A remark as in "[sic] (sometimes)", a source as in "(2020)[2]" and
    // an index as in "grid[0][1]" are none.
    brokenLink: {
      pattern: /\](?:\(| \((?=[/#]|https?:|mailto:|tel:|www\.)|\[(?<=(?<![\p{L}\p{N}\])])\[(?!\d+\])[^[\]]*\]\[))/u,
    },
    // Bold words with a space inside of their stars.
    boldUnclosed: { pattern: /\*\*/ },
    // (words)[/address]
    linkReversed: { pattern: /\([^()\n]+\)\[(?:[/#]|https?:|mailto:|tel:|www\.)[^\]\n]*\]/ },
    // ##A heading, or one copied with its non-breaking space.
    headingSyntax: { pattern: /^#{1,6}[^\n\t #]|^#{7,}|^[\u00A0\u2000-\u200A\u202F\u3000]+#{1,6}\s/m },
    // A table without its second line.
    tableSyntax: { pattern: /^\|.*\|/m },
    // A line below a heading of a mail, or the rest of a conflict of Git.
    ruleOfSigns: { pattern: /^={3,}$/m },
    // -One entry
    listItemHyphen: { pattern: /^[-+*][\p{L}[\u00A0\u2000-\u200A\u202F]/mu },
    // A list pasted from Word.
    listItemBullet: { pattern: /^[•·▪●]\s*\S/mu },
    // A numbered list right below a text.
    listItemNumber: { pattern: /(?<=\n)\d{1,2}[.)] / },
    // `Words without the second sign; between two letters it stands for an apostrophe.
    inlineCodeUnclosed: { pattern: /(?<![`\p{L}])`(?!`)|(?<!`)`(?![`\p{L}])/u },
    // *Words without the second star.
    emphasisUnclosed: { pattern: /(?<=^|\s)[*_]\p{L}/u },
    strikethroughUnclosed: { pattern: /~~/ },
    // A list pasted from Word, whose numbers end with a non-breaking space.
    listNumberSpace: { pattern: /^\d{1,2}[.)][\p{L}\u00A0\u2000-\u200A\u202F]/mu },
  },
  field: {
    // Markdown of a post in a field that knows none, or stars without their partner in one that does.
    markdownBold: { pattern: /\*\*(?:\S[^*]*\*\*)?|__\S[^_]*__|~~\S[^~]*~~/ },
    markdownLink: { pattern: /!?\[[^\]]+\]\([^)]*\)|\[\^[^\]\s]+\]|\[[^\]]+\]\[[^\]]*\]|<https?:[^>\s]*>/ },
    // Copied from the editor of another system: <b>, or [b] of a forum.
    htmlTag: { pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|\[\/(?:b|i|u|url|img|color|size)\]/i },
    // Copied from the source of a page.
    htmlEntity: { pattern: /&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i },
    // A note of what is to be filled in.
    brackets: { allowedInDrafts: true, pattern: /\[[A-Z][^\]]*\](?!\()/ },
    // Markdown of a post in a field that knows none.
    markdownItalic: {
      pattern: /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)|`[^`]+`/,
    },
    // A heading or an entry of a list, copied with its sign.
    markdownPrefix: { pattern: /^(?:#{1,6}|[-*•‣·▪▫◦●○■□§➢➤✓✔]|>)(?=\s)/ },
    // A paragraph, an entry, a heading or a row of a table below the first line.
    furtherLines: {
      pattern:
        /(?<=\S[ \t]*)\n(?:[ \t]*\n\s*(?=\S)|[ \t]*(?:#{1,6}|[-*+•>|]|1[.)])[ \t])|^[ \t]*1[.)] [^]*\n[ \t]*2[.)] /,
    },
    // \n and \u2014 in a text without double quotes.
    backslash: { pattern: /\\(?:[nrt"']|u[\da-f]{4}|x[\da-f]{2})/ },
    // A field that its form asked for.
    placeholderText: { pattern: /^\s*(?:\?{2,}|…|-+|[–—]|n\/a|test)\s*$/i },
    // Quotes inside of those of YAML; what is put between them is no text by itself.
    nestedQuotes: { pattern: /^\s*(?!.\s*\{\w+\}\s*.\s*$)(?:"[^"]+"|'[^']+'|“[^”]+”|‘[^’]+’)\s*$/u },
  },
  text: {
    // A picture that was copied together with the words around it.
    dataUrl: { pattern: /data:image\/[\w+]+;base64,\S{0,9}/i },
    // A template that nobody filled in, or what a button of the web editor puts there.
    bracketedText: {
      allowedInDrafts: true,
      pattern: /^[\s\uFFFC]*\[[^\]]*\][\s\uFFFC]*$|(?<=\uFFFC)\[(?!\d+\])[^\]]*\](?=\uFFFC)/,
    },
    // Boxes, links, terms, notes and marks as GitHub, Obsidian, Docusaurus and Pandoc have them.
    unsupportedMarkup: {
      pattern: /^\[!\p{L}+\]|!?\[\[(?!\d)[^\]\n]+\]\]|^:{3,}|(?<=\n): +|^!{3} |%%[^%\n]+%%|==\p{L}[^=\n]*==/mu,
    },
    // What fills the place of a text in a design.
    loremIpsum: { pattern: /\blorem ipsum\b/i },
    // Digits that Pandoc lowers or raises.
    superscript: { pattern: /~(?<=\p{L}~)\d+~|\^(?<=[\p{L}\d]\^)\d+\^/u },
    repeatedWord: { language: "en", pattern: /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}’'-])/iu },
    // From a program that knows no apostrophes: "It?s our caf?".
    replacementCharacter: { pattern: /(?<![\w/.?=&-])\p{L}+\?\p{Ll}+(?![\w=/])/u },
    // :rocket: of a chat, and &amp of a mail.
    emojiName: {
      pattern:
        /(?<![\p{L}\p{N}:]):[a-z][a-z_]{2,}:(?![\p{L}\p{N}:])|(?<![\w=?&/;])&(?:amp|nbsp|lt|gt|quot|copy|reg|trade|[nm]dash|hellip|euro|[lr][sd]quo)(?![\w=;])/u,
    },
    // A note to oneself, a name that nobody has, and what a program was to replace.
    fillerText: {
      pattern:
        /\b(?:TODO|FIXME|TBD|XX+|asdf|qwertz|qwerty|foobar|J(?:ohn|ane) Doe)\b|(?<!\w)X ?%|(?<!\d)%[A-Za-z][A-Za-z_]+%/,
    },
    // The words of templates.
    fillerTextEnglish: {
      language: "en",
      pattern:
        /^\s*to do:|\b(?:tbc|tba)\b|\b(?:your|insert|add) (?:\w+ )?(?:text|title|description|headline|name|words?|content|sentence) (?:goes )?here\b|\b(?:text|title|description|headline|name|content) goes here\b/i,
    },
    // A price with the comma of another language, or a digit lost.
    priceFormat: { language: "en", pattern: /[$€£]\d{1,3},\d{1,2}(?![\d,])/ },
    chatbotReply: {
      language: "en",
      pattern:
        /^(?:sure|certainly|of course|absolutely)[!,.] here(?:['’]s| is| are)\b|\bas an ai (?:language )?model\b/i,
    },
  },
} satisfies Record<string, Record<string, TextPattern>>
