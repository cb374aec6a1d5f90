/** UTF-8 continuation bytes, decoded as Windows-1252. */
const CONTINUATION_BYTE = "[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]"

/** A pattern of a common mistake. Its message is in messages/. */
export interface TextPattern {
  pattern: RegExp
  /** Language that it is limited to. */
  language?: "en"
  /** Drafts may contain it. */
  allowedInDrafts?: true
}

/**
 * Patterns by location. `yaml`: raw lines of YAML files; `line`: raw lines of all files, even invalid ones; `prose`:
 * prose without its Markdown; `field`: fields; `text`: prose and fields.
 */
export const textPatterns = {
  yaml: {
    // The middle of a Git conflict. Not in prose, where it may underline a heading.
    conflictMiddle: { pattern: /^\s*={7}\s*$/m },
    // Lines copied from a web page or chat: YAML treats this space as a letter.
    nonBreakingSpace: { pattern: /\u00A0(?<=^(?:[ \t]*(?:- *)?|[ \t]*[\w-]+:)\u00A0)/m },
  },
  line: {
    // A Git conflict.
    mergeConflict: { pattern: /^(?:<{7}|>{7}|\|{7})(?: |\r?$)/m },
    // Invisible characters copied from a web page break searches. Persian, Indic scripts and emoji use joiners; Hebrew
    // and Arabic use direction marks.
    invisibleCharacter: {
      pattern:
        /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u2028\u2029\u2060\uFEFF]|(?<!(?:[^\p{Script=Latin}\p{Script=Common}]|\p{Extended_Pictographic}).?)[\u200C\u200D]|(?<![\p{Script=Hebrew}\p{Script=Arabic}].*)[\u200E\u200F\u202A-\u202E](?!.*[\p{Script=Hebrew}\p{Script=Arabic}])/u,
    },
    // UTF-8 opened as Windows-1252: "â€™" for an apostrophe, or its remains. Excludes capitals before punctuation, and
    // "Â" as a letter.
    mojibake: {
      pattern: new RegExp(
        `[ÂÃÄÅ](?![‘’“”…–—»](?!\\p{L}))${CONTINUATION_BYTE}|â${CONTINUATION_BYTE}{2}|ð${CONTINUATION_BYTE}{3}|(?<![\\p{L}\\p{N}])Â(?=\\s)|(?<!\\p{Lu})Ã(?=[\\s.,;:!?)]|$)|ï»¿|ï¿½|[\\uFFFD\\u0080-\\u009F]`,
        "u",
      ),
    },
    // Citations copied from ChatGPT, Claude or Perplexity.
    chatbotCitation: {
      pattern:
        /\uE200[^\uE201]*\uE201?|\uE202\S*|【\d+[^】]*】|:?(?:contentReference|antCitation)?\[(?:oaicite:[^\]]*)?\]\\?\{[^}]*\}|\[oaicite:[^\]]*\]|\[oai_citation[^\]]*\](?:\([^)\s]*\))?|\[cite(?::[^\]]*|_start)\]|\[attached_file:\d+\]|\[\^\d+_\d+\^?\]|(?:\bcite)?turn\d+(?:search|view|news|file|image)\d+\b/u,
    },
    // Word's bullets in Symbol and Wingdings.
    privateUseCharacter: { pattern: /\p{Co}/u },
  },
  prose: {
    // A footnote whose text was deleted.
    footnoteUndefined: { pattern: /\[\^[^\]\s]+\]/ },
    // [words] (/address), or [words](/an address). Excludes "[sic] (sometimes)", "(2020)[2]" and
    // "grid[0][1]".
    brokenLink: {
      pattern: /\](?:\(| \((?=[/#]|https?:|mailto:|tel:|www\.)|\[(?<=(?<![\p{L}\p{N}\])])\[(?!\d+\])[^[\]]*\]\[))/u,
    },
    // Bold words with a space inside the asterisks.
    boldUnclosed: { pattern: /\*\*/ },
    // (words)[/address]
    linkReversed: { pattern: /\([^()\n]+\)\[(?:[/#]|https?:|mailto:|tel:|www\.)[^\]\n]*\]/ },
    // ##A heading, or one copied with its non-breaking space.
    headingSyntax: { pattern: /^#{1,6}[^\n\t #]|^#{7,}|^[\u00A0\u2000-\u200A\u202F\u3000]+#{1,6}\s/m },
    // A table without its delimiter row.
    tableSyntax: { pattern: /^\|.*\|/m },
    // A heading underline from an email, or the rest of a Git conflict.
    equalsLine: { pattern: /^={3,}$/m },
    // -One item
    listItemHyphen: { pattern: /^[-+*][\p{L}[\u00A0\u2000-\u200A\u202F]/mu },
    // A list pasted from Word.
    listItemBullet: { pattern: /^[•·▪●]\s*\S/mu },
    // A numbered list directly below text.
    listItemNumber: { pattern: /(?<=\n)\d{1,2}[.)] / },
    // `Words without the second backtick; between two letters it is an apostrophe.
    inlineCodeUnclosed: { pattern: /(?<![`\p{L}])`(?!`)|(?<!`)`(?![`\p{L}])/u },
    // *Words without the second asterisk.
    emphasisUnclosed: { pattern: /(?<=^|\s)[*_]\p{L}/u },
    strikethroughUnclosed: { pattern: /~~/ },
    // A list pasted from Word, with a non-breaking space after the number.
    listNumberSpace: { pattern: /^\d{1,2}[.)][\p{L}\u00A0\u2000-\u200A\u202F]/mu },
  },
  field: {
    // Markdown in a field without support, or unpaired asterisks in one with it.
    markdownBold: { pattern: /\*\*(?:\S[^*]*\*\*)?|__\S[^_]*__|~~\S[^~]*~~/ },
    markdownLink: { pattern: /!?\[[^\]]+\]\([^)]*\)|\[\^[^\]\s]+\]|\[[^\]]+\]\[[^\]]*\]|<https?:[^>\s]*>/ },
    // Copied from another CMS (<b>) or a forum ([b]).
    htmlTag: { pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|\[\/(?:b|i|u|url|img|color|size)\]/i },
    // Copied from HTML source.
    htmlEntity: { pattern: /&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i },
    // A placeholder such as [Name].
    brackets: { allowedInDrafts: true, pattern: /\[[A-Z][^\]]*\](?!\()/ },
    // Markdown in a field without support.
    markdownItalic: {
      pattern: /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)|`[^`]+`/,
    },
    // A heading or list item, copied with its marker.
    markdownPrefix: { pattern: /^(?:#{1,6}|[-*•‣·▪▫◦●○■□§➢➤✓✔]|>)(?=\s)/ },
    // A paragraph, list item, heading or table row below the first line.
    multipleParagraphs: {
      pattern:
        /(?<=\S[ \t]*)\n(?:[ \t]*\n\s*(?=\S)|[ \t]*(?:#{1,6}|[-*+•>|]|1[.)])[ \t])|^[ \t]*1[.)] [^]*\n[ \t]*2[.)] /,
    },
    // \n and \u2014 outside double quotes.
    backslash: { pattern: /\\(?:[nrt"']|u[\da-f]{4}|x[\da-f]{2})/ },
    // Filler in a required field.
    placeholderText: { pattern: /^\s*(?:\?{2,}|…|-+|[–—]|n\/a|test)\s*$/i },
    // Quotes inside YAML quotes, except around a token.
    nestedQuotes: { pattern: /^\s*(?!.\s*\{\w+\}\s*.\s*$)(?:"[^"]+"|'[^']+'|“[^”]+”|‘[^’]+’)\s*$/u },
  },
  text: {
    // A picture copied with the text around it.
    dataUrl: { pattern: /data:image\/[\w+]+;base64,\S{0,9}/i },
    // An unfilled template, or the web editor's default text. In prose, \uFFFC replaces syntax.
    bracketedText: {
      allowedInDrafts: true,
      pattern: /^[\s\uFFFC]*\[[^\]]*\][\s\uFFFC]*$|(?<=\uFFFC)\[(?!\d+\])[^\]]*\](?=\uFFFC)/,
    },
    // Alerts, links, definitions, comments and highlights of GitHub, Obsidian, Docusaurus and Pandoc.
    unsupportedMarkup: {
      pattern: /^\[!\p{L}+\]|!?\[\[(?!\d)[^\]\n]+\]\]|^:{3,}|(?<=\n): +|^!{3} |%%[^%\n]+%%|==\p{L}[^=\n]*==/mu,
    },
    // Filler text.
    loremIpsum: { pattern: /\blorem ipsum\b/i },
    // Pandoc's subscripts and superscripts.
    superscript: { pattern: /~(?<=\p{L}~)\d+~|\^(?<=[\p{L}\d]\^)\d+\^/u },
    repeatedWord: { language: "en", pattern: /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}’'-])/iu },
    // A character that a program replaced with "?": "It?s our caf?".
    replacementCharacter: { pattern: /(?<![\w/.?=&-])\p{L}+\?\p{Ll}+(?![\w=/])/u },
    // :rocket: from a chat, and &amp from an email.
    emojiName: {
      pattern:
        /(?<![\p{L}\p{N}:]):[a-z][a-z_]{2,}:(?![\p{L}\p{N}:])|(?<![\w=?&/;])&(?:amp|nbsp|lt|gt|quot|copy|reg|trade|[nm]dash|hellip|euro|[lr][sd]quo)(?![\w=;])/u,
    },
    // Notes to oneself, fake names and unreplaced variables.
    fillerText: {
      pattern:
        /\b(?:TODO|FIXME|TBD|XX+|asdf|qwertz|qwerty|foobar|J(?:ohn|ane) Doe)\b|(?<!\w)X ?%|(?<!\d)%[A-Za-z][A-Za-z_]+%/,
    },
    // Template text.
    fillerTextEnglish: {
      language: "en",
      pattern:
        /^\s*to do:|\b(?:tbc|tba)\b|\b(?:your|insert|add) (?:\w+ )?(?:text|title|description|headline|name|words?|content|sentence) (?:goes )?here\b|\b(?:text|title|description|headline|name|content) goes here\b/i,
    },
    // A price with a decimal comma, or a lost digit.
    priceFormat: { language: "en", pattern: /[$€£]\d{1,3},\d{1,2}(?![\d,])/ },
    chatbotReply: {
      language: "en",
      pattern:
        /^(?:sure|certainly|of course|absolutely)[!,.] here(?:['’]s| is| are)\b|\bas an ai (?:language )?model\b/i,
    },
  },
} satisfies Record<string, Record<string, TextPattern>>
