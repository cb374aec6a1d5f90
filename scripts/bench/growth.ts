/**
 * Shows that the blog can grow: `npm run bench:growth [-- <posts>]`.
 * Builds a copy of the project from a clean cache with today's content and with as many generated posts besides (1,000
 * unless told), and prints both times, their ratio, and the largest page of both. Exit code 1 if the ratio is above 1.5
 * or a page has grown.
 */
import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { copyProject } from "../copy-project"
import { generatePost } from "./generate-posts"

/** Issue 3: at most this many times the time of today's content. */
const LIMIT = 1.5
/** How much the largest page may differ: a list of twelve posts is longer than one of the seven there are today. */
const PAGE_LIMIT = 1.1

interface Build {
  seconds: number
  /** Of all processes: what is left of a busy machine's disturbance. */
  cpuSeconds: number
  pages: number
  html: Size
  data: Size
}
interface Size {
  file: string
  bytes: number
}

const largest = (folder: string, matches: (file: string) => boolean): Size => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(matches)
  return files
    .map(file => ({ file, bytes: statSync(join(folder, file)).size }))
    .reduce((most, size) => (size.bytes > most.bytes ? size : most), { file: "none", bytes: 0 })
}

const build = (folder: string): Build => {
  for (const cache of [".cache", "public"]) rmSync(join(folder, cache), { recursive: true, force: true })
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(
    "bash",
    ["-c", "TIMEFORMAT='cpu %U %S'; time node_modules/.bin/gatsby build"],
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1e9,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1", NODE_ENV: "production" },
    },
  )
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`)
  if (process.env.BENCH_VERBOSE)
    console.log(
      stdout
        .split("\n")
        .filter(line => /\d s$|\d\.\d+s/.test(line))
        .join("\n"),
    )
  const output = join(folder, "public")
  const [, user = "0", system = "0"] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? []
  return {
    cpuSeconds: Number(user) + Number(system),
    seconds: (performance.now() - started) / 1000,
    pages: readdirSync(output, { recursive: true, encoding: "utf8" }).filter(file => file.endsWith("index.html"))
      .length,
    html: largest(output, file => file.endsWith(".html")),
    data: largest(output, file => file.startsWith("page-data") && file.endsWith(".json")),
  }
}

const show = (title: string, { seconds, cpuSeconds, pages, html, data }: Build) =>
  console.log(
    `${title}: ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor time), ${pages} pages, largest HTML ${html.bytes} bytes (${html.file}), largest page data ${data.bytes} bytes (${data.file})`,
  )

const run = () => {
  const posts = Number(process.argv[2] ?? 1000)
  const folder = copyProject()
  try {
    const categories = (parse(readFileSync("content/blog-categories.yaml", "utf8")) as { id: string }[])
      .map(({ id }) => id)
      .filter(id => id !== "all")
    // The first build warms the machine and is not counted.
    build(folder)
    const today = build(folder)
    show("Today", today)
    for (let index = 0; index < posts; index++) {
      const { file, content } = generatePost(index, categories)
      writeFileSync(join(folder, "content/blog", file), content)
    }
    const grown = build(folder)
    show(`With ${posts} more posts`, grown)
    const ratio = grown.seconds / today.seconds
    const growth = Math.max(grown.html.bytes / today.html.bytes, grown.data.bytes / today.data.bytes)
    console.log(
      `Ratio of times ${ratio.toFixed(2)} (limit ${LIMIT}; of processor times ${(grown.cpuSeconds / today.cpuSeconds).toFixed(2)}), of largest pages ${growth.toFixed(2)} (limit ${PAGE_LIMIT})`,
    )
    process.exitCode = ratio > LIMIT || growth > PAGE_LIMIT ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

run()
