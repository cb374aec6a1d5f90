import { spawn } from "node:child_process"
import { existsSync, readdirSync, rmSync, statSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { env, run } from "./run.mjs"

/** The built site: making it, telling whether it is of today's sources, serving it. */

const gatsby = "node_modules/.bin/gatsby"

/** What a build is made of. Tests, and what builds themselves write there, are no sources. */
const SOURCES = [
  "content",
  "gatsby",
  "model",
  "packages",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
]
const isSource = file => !/(^|[\\/])\.|\.test\.|gatsby-types\.d\.ts$/.test(file)

/** When a file was written, or the newest of a folder. */
const writtenAt = path => {
  if (!existsSync(path)) return 0
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs
  const files = readdirSync(path, { recursive: true, encoding: "utf8" }).filter(isSource)
  return Math.max(0, ...files.map(file => statSync(join(path, file)).mtimeMs))
}

/** The last file of a build. */
const LAST = "public/sitemap-index.xml"

/** Why there has to be a build before the site can be tested, or `undefined`. */
export const needsBuild = () => {
  if (!existsSync(LAST)) return "public/ is missing"
  const newer = SOURCES.find(path => writtenAt(path) > statSync(LAST).mtimeMs)
  return newer && `${newer} is newer than public/`
}

/** Forgets every build before, so that the next one begins as on a fresh machine. */
export const clean = () => {
  for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true })
}

/** Builds the site. */
export const build = options => run("build", ["npm", "run", "--silent", "build"], options)

const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/**
 * Serves public/ on a free port while something is done.
 * @param use gets the address
 */
export const whileServed = async use => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(gatsby, ["serve", "-p", String(port), "-H", "127.0.0.1"], {
    env,
    stdio: "ignore",
    // Its own process group: Gatsby starts further processes.
    detached: true,
  })
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  try {
    for (const patience = Date.now() + 120_000; !(await answers());)
      if (Date.now() > patience || server.exitCode !== null) throw new Error("gatsby serve did not answer.")
      else await new Promise(resolve => setTimeout(resolve, 250))
    return await use(url)
  } finally {
    if (server.exitCode === null) process.kill(-server.pid)
  }
}
