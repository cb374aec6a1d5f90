/**
 * Gives Emotion's classes names that count: its own are hashes, which do not pack and are half a kilobyte of a page.
 * @param text HTML, or the rules for it
 * @param names of these rules, as Emotion tells them: without the key of its cache
 */
export const shortenClassNames = (text: string, names: readonly string[]): string =>
  names
    .map((name, index) => [`css-${name}`, `c${index}`] as const)
    // None is read as the beginning of a longer one.
    .sort(([one], [other]) => other.length - one.length)
    .reduce((all, [long, short]) => all.replaceAll(long, short), text)
