/** What robots may use the site for, as site.yaml says it. */
export interface RobotUses {
  answers: boolean
  training: boolean
}

/** Robots that say what they take pages for, by the names that robots.txt knows them by. */
const ROBOTS: Record<keyof RobotUses, readonly string[]> = {
  answers: [
    "ChatGPT-User",
    "Claude-SearchBot",
    "Claude-User",
    "DuckAssistBot",
    "MistralAI-User",
    "OAI-SearchBot",
    "Perplexity-User",
    "PerplexityBot",
  ],
  training: [
    "Applebot-Extended",
    "Bytespider",
    "CCBot",
    "ClaudeBot",
    "cohere-training-data-crawler",
    "Google-Extended",
    "GPTBot",
    "meta-externalagent",
  ],
}

const yes = (may: boolean) => (may ? "yes" : "no")

/**
 * What robots are told: where the list of pages is, that everything may be read, and, where the site says so, what it
 * may be used for (contentsignals.org). Robots that are known to do what it may not be used for are kept out.
 * @param siteUrl address of the site, without a slash at the end
 * @param uses nothing is said of them where site.yaml says nothing
 */
export const robotsOf = (siteUrl: string, uses?: RobotUses | null): string => {
  const signal = uses
    ? [`Content-Signal: search=yes, ai-input=${yes(uses.answers)}, ai-train=${yes(uses.training)}`]
    : []
  const kept = (["answers", "training"] as const).flatMap(use => (uses && !uses[use] ? ROBOTS[use] : []))
  const keptOut = kept.length > 0 ? [...kept.map(name => `User-agent: ${name}`), "Disallow: /"] : []
  return `${["User-agent: *", ...signal, "Allow: /", ...keptOut, `Sitemap: ${siteUrl}/sitemap-index.xml`].join("\n")}\n`
}
