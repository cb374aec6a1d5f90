import type { TextRows } from "./text-rules"

const TO_FILL = '"{sign}" reads as if something were to be filled in. Write what visitors shall read.'

/** What may be meant. */
export const TEXT_WARNINGS: TextRows = {
  prose: {
    // `Words without the second sign; between two letters it stands for an apostrophe.
    codeSign: {
      finds: /(?<![`\p{L}])`(?!`)|(?<!`)`(?![`\p{L}])/u,
      words: "One ` is left over, and is read as it stands. Write `words` with one on both sides.",
    },
    // *Words without the second star.
    star: {
      finds: /(?<=^|\s)[*_]\p{L}/u,
      words: "This star or underscore has no partner, and is read as it stands. Write *words* with one on both sides.",
    },
    tildes: {
      finds: /~~/,
      words: "Two tildes ~~ are left over. Write ~~words~~ with a pair on both sides.",
    },
    // A list pasted from Word, whose numbers end with a non-breaking space.
    numberSpace: {
      finds: /^\d{1,2}[.)][\p{L}\u00A0\u2000-\u200A\u202F]/mu,
      words: "This line is no entry of a list: put a plain space after the number.",
    },
  },
  field: {
    // A note of what is to be filled in.
    brackets: {
      mayBeInDrafts: true,
      finds: /\[[A-Z][^\]]*\](?!\()/,
      words: "Visitors read these [brackets]. Replace them if something is to be filled in.",
    },
    // Markdown of a post in a field that knows none.
    italic: {
      finds: /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)|`[^`]+`/,
      words: 'Visitors read the signs of "{sign}" as they stand. {marks}',
    },
    // A heading or an entry of a list, copied with its sign.
    beginning: {
      finds: /^(?:#{1,6}|[-*•‣·▪▫◦●○■□§➢➤✓✔]|>)(?=\s)/,
      words: 'Visitors read the "{sign}" at the beginning as it stands. {marks}',
    },
    // \n and \u2014 in a text without double quotes.
    backslash: {
      finds: /\\(?:[nrt"']|u[\da-f]{4}|x[\da-f]{2})/,
      words:
        'Visitors read "{sign}" with its backslash. A backslash means something in "double quotes" only; take it away, or put the text in double quotes.',
    },
    // A field that its form asked for.
    nothing: {
      finds: /^\s*(?:\?{2,}|…|-+|[–—]|n\/a|test)\s*$/i,
      words: '"{sign}" says nothing. Write what visitors shall read, or delete the field if it may be missing.',
    },
    // A line of a program: "name": "First",
    lastComma: {
      finds: /,\s*$/,
      words: "The text ends with a comma. Take it away: nothing is needed at the end of a line.",
    },
    // Quotes inside of those of YAML; what is put between them is no text by itself.
    quotes: {
      finds: /^\s*(?!.\s*\{\w+\}\s*.\s*$)(?:"[^"]+"|'[^']+'|“[^”]+”|‘[^’]+’)\s*$/u,
      words:
        "The whole text stands in quotes that visitors read. Take the inner ones away: around what a client says, the page draws them.",
    },
    bracketOpen: { finds: /\((?=[^)]*$)/, words: '"(" is opened and not closed. Write the other one: ")".' },
    // Other languages close with the sign that English opens with.
    quoteOpen: {
      language: "en",
      finds: /“(?=[^”]*$)/,
      words: '"“" is opened and not closed. Write the other one: "”".',
    },
  },
  text: {
    wordTwice: {
      language: "en",
      finds: /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}’'-])/iu,
      words: '"{sign}": a word stands twice. Take one of the two away.',
    },
    spaceBefore: {
      finds: /(?<=\p{L}) [,;.](?=\s|$)/u,
      words: 'A space stands before the "{sign}". Take it away.',
    },
    spaceMissing: {
      finds: /(?<=\p{Ll}{2})(?:\.(?=\p{Lu}\p{Ll})|,(?=\p{L}{2}))/u,
      words: 'A space is missing in "{word}", behind the "{sign}".',
    },
    twoStops: {
      finds: /(?<![./\d])\.\.(?![./\d])/,
      words: "Two full stops stand beside one another. Take one of them away.",
    },
    // From a program that knows no apostrophes: "It?s our caf?".
    lostLetter: {
      finds: /(?<![\w/.?=&-])\p{L}+\?\p{Ll}+(?![\w=/])/u,
      words: '"{sign}": a letter or an apostrophe was lost here, and a "?" stands in its place. Type it anew.',
    },
    // :rocket: of a chat, and &amp of a mail.
    nameOfSign: {
      finds:
        /(?<![\p{L}\p{N}:]):[a-z][a-z_]{2,}:(?![\p{L}\p{N}:])|(?<![\w=?&/;])&(?:amp|nbsp|lt|gt|quot|copy|reg|trade|[nm]dash|hellip|euro|[lr][sd]quo)(?![\w=;])/u,
      words: 'Visitors read "{sign}" as it stands. Write or paste the sign itself, or take it away.',
    },
    // A note to oneself, a name that nobody has, and what a program was to replace.
    toFill: {
      finds:
        /\b(?:TODO|FIXME|TBD|XX+|asdf|qwertz|qwerty|foobar|J(?:ohn|ane) Doe)\b|(?<!\w)X ?%|(?<!\d)%[A-Za-z][A-Za-z_]+%/,
      words: TO_FILL,
    },
    // The words of templates.
    toFillInEnglish: {
      language: "en",
      finds:
        /^\s*to do:|\b(?:tbc|tba)\b|\b(?:your|insert|add) (?:\w+ )?(?:text|title|description|headline|name|words?|content|sentence) (?:goes )?here\b|\b(?:text|title|description|headline|name|content) goes here\b/i,
      words: TO_FILL,
    },
    // A price with the comma of another language, or a digit lost.
    price: {
      language: "en",
      finds: /[$€£]\d{1,3},\d{1,2}(?![\d,])/,
      words: '"{sign}": three digits stand behind a comma. Write "$1,200" for thousands, "$1.20" for cents.',
    },
    chatbot: {
      language: "en",
      finds: /^(?:sure|certainly|of course|absolutely)[!,.] here(?:['’]s| is| are)\b|\bas an ai (?:language )?model\b/i,
      words: '"{sign}" is what a chatbot says to who asked it. Delete what is not for visitors.',
    },
  },
}
