import type { Mistake } from "./mistake"

export const proseMistakes: Mistake[] = [
  {
    mistake: "a tag that is not closed",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", '<Note title="Rule">\n\n## Start from a number'],
    told: [
      "content/blog/post-template.mdx:21:1 <Note> is opened here and not closed, or not by itself on a line. Close every tag you open, on a line of its own; write \\< for the sign itself.",
    ],
  },
  {
    mistake: "a tag that is closed and was not opened",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", "</Note>\n\n## Start from a number"],
    told: [
      "content/blog/post-template.mdx:21:2 This closes a tag that is not open. Close every tag you open, on a line of its own; write \\< for the sign itself.",
    ],
  },
  {
    mistake: "a tag that is not known",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", "<Button />\n\n## Start from a number"],
    told: [
      "content/blog/post-template.mdx:21:1 There is no <Button> here. Use <Note> or <KeyFigure>, or plain markdown.",
    ],
  },
  {
    mistake: "a tag in another case",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", '<keyfigure value="1" label="one" />\n\n## Start from a number'],
    told: ["content/blog/post-template.mdx:21:1 There is no <keyfigure> here. Did you mean <KeyFigure>?"],
  },
  {
    mistake: "a tag of HTML",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", "A word in <b>bold</b>.\n\n## Start from a number"],
    told: ["content/blog/post-template.mdx:21:11 There is no <b> here. Write **words**."],
  },
  {
    mistake: "a tag without what it must be given",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", '<KeyFigure value="3" />\n\n## Start from a number'],
    told: ['content/blog/post-template.mdx:21:1 <KeyFigure> needs label="…".'],
  },
  {
    mistake: "a tag that is given what it does not know",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", '<KeyFigure value="3" label="three" colour="red" />\n\n## Start from a number'],
    told: ['content/blog/post-template.mdx:21:1 <KeyFigure> has no "colour". It takes value="…" and label="…".'],
  },
  {
    mistake: "code in braces",
    file: "blog/post-template.mdx",
    change: ["A landing page has one visitor", "A landing page has {1 + 1} visitors"],
    told: [
      "content/blog/post-template.mdx:19:20 Curly braces are code here. Write \\{ and \\} for the signs themselves.",
    ],
  },
  {
    mistake: "a brace that is not closed",
    file: "blog/post-template.mdx",
    change: ["A landing page has one visitor", "A landing page has {one visitor"],
    told: [
      "content/blog/post-template.mdx:19:371 Curly braces are code here. Write \\{ and \\} for the signs themselves.",
    ],
  },
  {
    mistake: "an import",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", 'import Chart from "./chart"\n\n## Start from a number'],
    told: [
      "content/blog/post-template.mdx:21:1 Lines that begin with import or export are code. Reword the line, so that it begins with another word.",
    ],
  },
  {
    mistake: "a sentence that begins with export",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", "export your data first.\n\n## Start from a number"],
    told: [
      "content/blog/post-template.mdx:21:8 A line that begins with import or export is code. Reword it, so that it begins with another word.",
    ],
  },
  {
    mistake: "a sign that begins a tag",
    file: "blog/post-template.mdx",
    change: ["Suppose 400 people", "Suppose <400 people"],
    told: [
      "content/blog/post-template.mdx:23:65 After < there must be the name of a tag. Write \\< for the sign itself, or [words](https://…) for a link.",
    ],
  },
  {
    mistake: "a note in HTML",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", "<!-- later -->\n\n## Start from a number"],
    told: ["content/blog/post-template.mdx:21:2 Notes like <!-- … --> are not possible here. Delete the note."],
  },
  {
    mistake: "a main heading",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", "# Start from a number"],
    told: [
      "content/blog/post-template.mdx:21:1 The title of the page is its only main heading. Begin headings with ## or ###.",
    ],
  },
  {
    mistake: "a heading without a space",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", "##Start from a number"],
    told: [
      "content/blog/post-template.mdx:21:1 Put a space between # and the words of the heading, or write \\# for the sign.",
    ],
  },
  {
    mistake: "an empty heading",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", "##"],
    told: ["content/blog/post-template.mdx:21:1 This heading is empty. Write its words after ##, or delete it."],
  },
  {
    mistake: "stars that are left over",
    file: "blog/post-template.mdx",
    change: ["A landing page has one visitor", "A landing page has **one visitor"],
    told: [
      "content/blog/post-template.mdx:19:20 Two stars ** are left over. Write **words** with a star pair on both sides and no space inside, or \\*\\* for the signs.",
    ],
  },
  {
    mistake: "a block of code that is not closed",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", "```\n## Start from a number"],
    told: ["content/blog/post-template.mdx:21:1 This block of code is not closed. Put a line of ``` below it."],
  },
  {
    mistake: "an image without alternative text",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", "![](./page.png)\n\n## Start from a number"],
    told: [
      "content/blog/post-template.mdx:21:1 This image has no alternative text. Write what it shows between [ and ], for people who do not see it.",
      'content/blog/post-template.mdx:21:1 There is no image at "content/blog/page.png". Put the file there or correct the name.',
    ],
  },
  {
    mistake: "an image that is not there",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", "![A page](./page.png)\n\n## Start from a number"],
    told: [
      'content/blog/post-template.mdx:21:1 There is no image at "content/blog/page.png". Put the file there or correct the name.',
    ],
  },
  {
    mistake: "an image of another host",
    file: "blog/post-template.mdx",
    change: ["## Start from a number", "![A page](https://studio.example/page.png)\n\n## Start from a number"],
    told: [
      'content/blog/post-template.mdx:21:1 The image "https://studio.example/page.png" lies on another host. Put the file beside the post and write ![What it shows](./name.png).',
    ],
  },
  {
    mistake: "a link to no page",
    file: "blog/post-template.mdx",
    change: ["(/case-studies)", "(/case-study)"],
    told: [
      'content/blog/post-template.mdx:79:355 No page has the address "/case-study". Did you mean "/case-studies"?',
    ],
  },
  {
    mistake: "a link to no anchor",
    file: "blog/post-template.mdx",
    change: ["(/case-studies)", "(#start-from-the-number)"],
    told: [
      'content/blog/post-template.mdx:79:355 The page "/blog/post-template" has no anchor "#start-from-the-number". Did you mean "#start-from-a-number"?',
    ],
  },
  {
    mistake: "a link with a space in its address",
    file: "blog/post-template.mdx",
    change: ["(/case-studies)", "(/case studies)"],
    told: [
      "content/blog/post-template.mdx:79:368 This link is not complete. Write [words](/address), without spaces in the address.",
    ],
  },
  {
    mistake: "a link without an address",
    file: "blog/post-template.mdx",
    change: ["(/case-studies)", "()"],
    told: ["content/blog/post-template.mdx:79:355 This link leads nowhere. Write its address between ( and )."],
  },
  {
    mistake: "a link without words",
    file: "blog/post-template.mdx",
    change: ["[case studies]", "[]"],
    told: ["content/blog/post-template.mdx:79:355 This link has no words. Write [words](/address)."],
  },
  {
    mistake: "a link that is not encrypted",
    file: "blog/post-template.mdx",
    change: ["(/case-studies)", "(http://studio.example)"],
    told: [
      'content/blog/post-template.mdx:79:355 The link "http://studio.example" must begin with "/", "#", "https://", "mailto:" or "tel:".',
    ],
  },
]
