/**
 * `npm run compare [-- <ref>] [--allow text,pictures:/pricing]`: what has changed since a commit, in everything that a
 * visitor or a colleague can notice. Writes a report to `compare/`; ends with 0 where nothing differs, 1 where
 * something does that was not allowed, 2 where it could not be found out.
 */
import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { compareFiles, readBuild } from "./build-files"
import { baseCommit, buildOf, presentCommit } from "./builds"
import { allowedBy } from "./differences"
import { comparePages } from "./pages"
import { lookAtPages } from "./pictures"
import { changedClaims, compareProjects } from "./project-facts"
import { htmlReport } from "./report"
import { markdown, type Report, summary } from "./summary"

const FOLDER = "compare"

const compare = async (ref: string | undefined, isAllowed: ReturnType<typeof allowedBy>): Promise<Report> => {
  const day = new Date().toISOString().slice(0, 10)
  const before = buildOf(ref ?? "the commit before", baseCommit(ref), day)
  const after = buildOf("the present state", presentCommit(), day)
  const [was, is] = [readBuild(before.folder), readBuild(after.folder)]
  const said = comparePages(was, is, changedClaims(before, after))
  console.error(`Taking pictures of ${said.toLookAt.length} of ${said.pages} pages ...`)
  rmSync(FOLDER, { recursive: true, force: true })
  const seen = await lookAtPages(said.toLookAt, [was, is], new Date(`${day}T12:00:00Z`), FOLDER)
  const all = [...said.differences, ...seen, ...compareFiles(was, is), ...compareProjects(before, after)]
  const differences = all.map(one => ({ ...one, isAllowed: isAllowed(one) }))
  return { before, after, pages: said.pages, lookedAt: said.toLookAt.length, differences }
}

const run = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { allow: { type: "string", multiple: true, default: [] } },
  })
  const report = await compare(positionals[0], allowedBy(values.allow.join(",")))
  writeFileSync(join(FOLDER, "index.html"), htmlReport(report))
  writeFileSync(join(FOLDER, "report.md"), markdown(report))
  writeFileSync(join(FOLDER, "report.json"), JSON.stringify(report.differences, null, 2))
  console.log(`${summary(report)}\nEverything: ${join(FOLDER, "index.html")}`)
  process.exitCode = report.differences.some(one => !one.isAllowed) ? 1 : 0
}

run().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 2
})
