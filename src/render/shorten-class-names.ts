/**
 * Replaces Emotion's class names by short ones. Hashes compress badly: they are 0.5 kB of a page.
 * @param text - HTML or CSS
 * @param names - class names without Emotion's cache key
 */
export const shortenClassNames = (text: string, names: readonly string[]): string =>
  names
    .map((name, index) => [`css-${name}`, `c${index}`] as const)
    // Longest first: a name may be a prefix of another.
    .sort(([a], [b]) => b.length - a.length)
    .reduce((all, [long, short]) => all.replaceAll(long, short), text)
