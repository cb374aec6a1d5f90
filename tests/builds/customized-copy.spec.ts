import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { test } from "@playwright/test"
import { require as requireTypeScript } from "tsx/cjs/api"
import { parse } from "yaml"
import type * as EditorConfig from "#editor/config"
import { formatIssue, loadContent, onlyErrors } from "#engine"
import type * as Model from "#model"
import { launchOptions } from "#scripts/chromium"
import { copyProject } from "../copy-project"
import { LEAD_PORT } from "./lead-server"
import { describeLeads } from "./leads"
import {
  addOwnerChanges,
  enableFormsAndAnalytics,
  HIDDEN_SERVICE,
  landingPage,
  REMARK,
  SYMLINK_TARGET,
} from "./owner-changes"
import { describePictures } from "./pictures"

const { url } = parse(readFileSync("content/site.yaml", "utf8")) as { url: string }

/** Root of a customized copy of the project, with delivering forms. It is built once. */
let root: string
const read = (file: string) => readFileSync(join(root, file), "utf8")

/** Lists the files in public/. */
const publicFiles = (): string[] =>
  readdirSync(join(root, "public"), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)))

// Modules of the copy, not of this project.
const loadModel = () => requireTypeScript(join(root, "model/index.ts"), __filename) as typeof Model
const loadEditorConfig = () => requireTypeScript(join(root, "editor/config.ts"), __filename) as typeof EditorConfig

/** Runs `gatsby build` in the copy. Returns the exit code and the output. */
const build = () => {
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/gatsby", ["build"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1e9,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1", FORCE_COLOR: "0", NODE_ENV: "production" },
  })
  return { code: status, output: stdout + stderr }
}

// All hosts resolve to the local server, which receives leads and serves the site.
test.use({
  baseURL: url,
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, `--host-resolver-rules=MAP * 127.0.0.1:${LEAD_PORT}`],
  },
})
/** Text of the symbolic link's target before the build. */
let targetText = ""

test.beforeAll(async () => {
  root = copyProject()
  enableFormsAndAnalytics(root)
  await addOwnerChanges(root)
  targetText = read(SYMLINK_TARGET)
  const { issues } = await loadModel().validate(loadContent(root))
  assert.deepEqual(onlyErrors(issues).map(formatIssue), [])
  const { code, output } = build()
  assert.equal(code, 0, output)
})
test.afterAll(() => rmSync(root, { recursive: true, force: true }))

test.describe("customized copy", () => {
  test("reads a symbolic link in content/ without changing its target", () => {
    assert.equal(read(SYMLINK_TARGET), targetText)
    const [, name = ""] = /^ *(?:- )?name: (.*)$/m.exec(targetText) ?? []
    assert.ok(name && read("public/team/index.html").includes(name))
  })

  test("does not link to a hidden page or let search engines index it", () => {
    assert.match(read("public/services/zephyrhidden/index.html"), /<meta name="robots" content="noindex"/)
    const otherFiles = publicFiles().filter(file => /\.(html|xml|txt)$/.test(file) && !file.includes("zephyrhidden"))
    assert.deepEqual(
      otherFiles.filter(file => read(file).toLowerCase().includes(HIDDEN_SERVICE.toLowerCase())),
      [],
    )
  })

  test("renders a photograph in AVIF and WebP in several widths", () => {
    const postPages = readdirSync(join(root, "public/blog"), { recursive: true, encoding: "utf8" })
      .filter(file => file.endsWith("index.html"))
      .map(file => read(`public/blog/${file}`))
    const findPicture = (alt: string) =>
      postPages
        .flatMap(html => html.match(/<picture>.*?<\/picture>/gs) ?? [])
        .find(picture => picture.includes(`alt="${alt}"`)) ?? ""
    const picture = findPicture("A harbor")
    assert.deepEqual(
      [...picture.matchAll(/type="([^"]+)"/g)].map(([, type]) => type),
      ["image/avif", "image/webp"],
    )
    assert.match(picture, /width="\d+" height="\d+"/)
    const candidates = [...picture.matchAll(/ (?:srcset|srcSet)="([^"]+)"/g)].flatMap(([, srcset = ""]) =>
      srcset.split(","),
    )
    assert.ok(candidates.length > 3)
    // Pictures of one pixel are not enlarged.
    for (const alt of ["A dot", "ein Punkt", "点です"]) assert.match(findPicture(alt), /srcset="[^" ]+ 1w"/i)
    for (const candidate of candidates)
      assert.ok(existsSync(join(root, "public", decodeURIComponent(candidate.trim().split(" ")[0]!))), candidate)
  })

  test("adds a page from one file, with menu item, sitemap entry, breadcrumb and preview image", () => {
    const html = read(`public${landingPage.path}/index.html`)
    const positions = landingPage.blocks.map(({ title }) => html.indexOf(`>${title}</h`))
    assert.deepEqual(
      positions,
      positions.toSorted((a, b) => a - b),
    )
    assert.ok(!positions.includes(-1), String(positions))
    assert.match(read("public/sitemap-0.xml"), new RegExp(`<loc>${url}${landingPage.path}</loc>`))
    assert.match(html, new RegExp(`<script type="application/ld\\+json">.*"BreadcrumbList".*"name":"Zephyrlanding"`))
    const [, image = ""] = new RegExp(`"og:image" content="${url}(/og/[^"]+)"`).exec(html) ?? []
    assert.ok(existsSync(join(root, "public", image)) && image, image)
    assert.match(
      read("public/index.html"),
      new RegExp(`<nav aria-label="Main".*href="${landingPage.path}">${landingPage.menu}</a>.*</nav>`),
    )
  })

  test("adds the block field of docs/tasks.md to page, schema and form", () => {
    assert.ok(read(`public${landingPage.path}/index.html`).includes(`>${REMARK}</p>`))
    const { toJsonSchemas } = loadModel()
    assert.match(JSON.stringify(toJsonSchemas()), /"remark":\{[^}]*"description":"Remark above/)
    const { createCmsConfig } = loadEditorConfig()
    assert.match(JSON.stringify(createCmsConfig([], {}, url)), /"name":"remark"[^}]*"hint":"Remark above/)
  })

  test("adds the content type of docs/tasks.md", () => {
    const html = read("public/events/open-day/index.html")
    assert.match(html, /<h1[^>]*>Open day</)
    assert.match(html, /"BreadcrumbList".*"name":"Open day"/)
    assert.ok(read("public/sitemap-0.xml").includes(`<loc>${url}/events/open-day</loc>`))
  })

  test("has no type errors with the examples of docs/tasks.md", () => {
    const { status, stdout } = spawnSync("npm run --silent typecheck", { cwd: root, encoding: "utf8", shell: true })
    assert.equal(status, 0, stdout)
  })

  describePictures(() => root)

  describeLeads(() => root, url)
})

/** Replaces text in a file of the copy. Fails if nothing matches. */
const replaceInFile = (file: string, search: string | RegExp, replacement: string) => {
  const text = read(file)
  const changed = text.replace(search, replacement)
  assert.notEqual(changed, text)
  writeFileSync(join(root, file), changed)
}
const firstFileIn = (folder: string) =>
  `${folder}/${readdirSync(join(root, folder))
    .sort()
    .find(name => /\.(?:yaml|mdx)$/.test(name))}`

// Runs last, because it breaks the content of the copy.
test.describe("gatsby build with content mistakes", () => {
  test("fails with the location of every mistake and leaves public/ unchanged", () => {
    const [serviceFile, documentFile] = [firstFileIn("content/services"), firstFileIn("content/legal")]
    replaceInFile("content/site.yaml", /^url: .*$/m, 'url: "https://studio.test')
    replaceInFile(serviceFile, /^name:/m, "nmae:")
    replaceInFile(documentFile, /$/, "\n<Note>\n")
    const modifiedTimes = () => publicFiles().map(file => [file, statSync(join(root, file)).mtimeMs])
    const timesBefore = modifiedTimes()
    // Without .cache/, as on a build server, Gatsby first deletes the HTML of the previous build.
    rmSync(join(root, ".cache"), { recursive: true })
    const { code, output } = build()
    assert.equal(code, 1)
    const lines = output.split("\n")
    for (const [file, message] of [
      ["content/site.yaml", ""],
      [serviceFile, "nmae: There is no field `nmae` here. Did you mean `name`?"],
      [documentFile, ""],
    ] as const)
      assert.ok(
        lines.some(line => line.startsWith(`${file}:`) && /:\d+:\d+ /.test(line) && line.includes(message)),
        file,
      )
    assert.deepEqual(modifiedTimes(), timesBefore)
  })
})
