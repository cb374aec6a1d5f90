import { execFileSync } from "node:child_process"

const git = (root: string, ...args: string[]): string =>
  execFileSync("git", ["-C", root, ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })

/**
 * Texts that differ from what git holds, as they were there, by path inside content/. Nothing without git.
 * @param root the project's folder
 * @param base what they are compared with; a host that checks a branch sets CHECK_BASE to the one it goes into
 */
export const committedTexts = (root: string, base = process.env.CHECK_BASE ?? "HEAD"): Map<string, string> => {
  try {
    const changed = git(root, "diff", "--relative", "--diff-filter=M", "--name-only", "-z", base, "--", "content")
    const files = changed.split("\0").filter(file => /\.(?:ya?ml|mdx)$/.test(file))
    return new Map(files.map(file => [file.replace("content/", ""), git(root, "show", `${base}:./${file}`)]))
  } catch {
    return new Map()
  }
}
