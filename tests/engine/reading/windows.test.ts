import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, win32 } from "node:path"

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" })

describe("git clone", () => {
  test("keeps line endings with core.autocrlf", () => {
    const clone = mkdtempSync(join(tmpdir(), "clone-"))
    try {
      git("clone", "--quiet", "--shared", "-c", "core.autocrlf=true", ".", clone)
      const converted = git("-C", clone, "ls-files", "--eol")
        .split("\n")
        .filter(line => /w\/(?:crlf|mixed)/.test(line))
      expect(converted).toEqual([])
    } finally {
      rmSync(clone, { recursive: true })
    }
  })
})

describe("watchContent", () => {
  test("ignores files other than content in Windows paths", async () => {
    const watched: { folder: string; ignored: (path: string) => boolean }[] = []
    jest.doMock("node:path", () => win32)
    jest.doMock("chokidar", () => ({
      watch: (folder: string | string[], { ignored }: { ignored: (path: string) => boolean }) => {
        if (!Array.isArray(folder)) watched.push({ folder, ignored })
        return { on: jest.fn().mockReturnThis() }
      },
    }))
    jest.doMock("#gatsby/stage-content", () => ({ stageContent: () => Promise.reject(new Error()) }))
    const { watchContent } = await import("#gatsby/develop/watch-content")
    jest.useFakeTimers()
    const roots = [String.raw`D:\.sites\one`, String.raw`E:\网站 (1)`, String.raw`\\server\Büro\Seite`]
    for (const root of roots) void watchContent(root, {} as never)
    jest.useRealTimers()
    const folders = ["content", "node_modules/.cache/unsaved-changes"]
    expect(watched.map(({ folder }) => folder)).toEqual(
      roots.flatMap(root => folders.map(folder => win32.join(root, folder))),
    )
    for (const { folder, ignored } of watched) {
      const areIgnored = (...names: string[]) => names.map(name => ignored(win32.join(folder, name)))
      expect(areIgnored("", "team.yaml", "blog/one.mdx", "blog")).toEqual([false, false, false, false])
      expect(areIgnored(".schemas/a.json", "blog/.one.mdx", "services/~$a.yaml", "README.md")).toEqual([
        true,
        true,
        true,
        true,
      ])
      // chokidar passes forward slashes.
      const posixFolder = folder.replaceAll("\\", "/")
      expect([ignored(`${posixFolder}/blog/.one.mdx`), ignored(`${posixFolder}/team.yaml`)]).toEqual([true, false])
    }
  })
})
