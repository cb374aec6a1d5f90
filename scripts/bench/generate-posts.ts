const WORDS =
  "growth agency landing page conversion rate funnel automation search content budget metric launch review design build strategy client lead revenue test copy image speed index campaign audience channel report plan week month team product market price value signal form answer question support process system tool data model layout brand voice story".split(
    " ",
  )
const MONTHS = ["January", "February", "March", "April", "May", "June"]
const SYMBOLS = ["wire", "page", "search", "ads", "mail", "dashboard", "checkout", "article"]

/** Pseudo-random numbers from a seed: the same posts on every machine. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

/**
 * One post of about 600 words with headings, a list, a table, code, a tag and links, valid for the schema of posts.
 * @param index which one, from 0
 * @param categories ids of the categories to file posts under
 */
export const generatePost = (index: number, categories: string[]): { file: string; content: string } => {
  const random = randomFrom(index + 1)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const sentence = () => {
    const words = Array.from({ length: 9 + Math.floor(random() * 8) }, () => pick(WORDS)).join(" ")
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
  }
  const paragraph = (sentences: number) => Array.from({ length: sentences }, sentence).join(" ")
  // One topic or two, as in the posts there are.
  const [category, ...topics] = [0, 3, 7]
    .slice(0, 2 + (index % 2))
    .map(step => categories[(index + step) % categories.length]!)
  const content = `---
title: "Post number ${index} about ${WORDS[index % WORDS.length]}"
excerpt: "${paragraph(2).slice(0, 150).padEnd(70, ".")}"
category: ${category}
topics: [${topics.join(", ")}]
author: "The generator"
readTime: ${3 + (index % 7)}
featured: false
views: "${index % 9}.${index % 10}K"
date: "${MONTHS[index % MONTHS.length]} ${1 + (index % 28)}, ${2015 + (index % 9)}"
symbol: ${SYMBOLS[index % SYMBOLS.length]}
---

${paragraph(5)}

## ${sentence()}

${paragraph(6)}

- ${sentence()}
- **${pick(WORDS)}** and *${pick(WORDS)}*
- ${sentence()}

<KeyFigure value="${index}" label="${sentence()}" />

## ${sentence()}

${paragraph(6)}

| One | Other |
|---|---|
| ${pick(WORDS)} | ${index} |

\`\`\`ts
export const rate = (leads: number, visits: number) => (visits === 0 ? 0 : leads / visits)
\`\`\`

${paragraph(6)}

### ${sentence()}

${paragraph(7)}

Read [the pricing page](/pricing) or [write to us](/contact). ${paragraph(6)}
`
  return { file: `generated-${index}.mdx`, content }
}
