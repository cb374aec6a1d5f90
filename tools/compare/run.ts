/**
 * `npm run compare [-- <ref>] [--allow text,pictures:/pricing]`: what has changed since a commit, in everything that a
 * visitor or a colleague can notice. Writes a report to `compare/`; ends with 0 where nothing differs, 1 where
 * something does that was not allowed, 2 where it could not be found out.
 */
import { rmSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { type Build, buildOf, commitsFor } from "../../scripts/builds"
import { allowedBy } from "./differences"
import { comparePages } from "./pages"
import { lookAtPages } from "./pictures"
import { compareProjects } from "./project-facts"
import { htmlReport } from "./report"
import { markdown, summary } from "./summary"

const FOLDER = "compare"

const run = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { allow: { type: "string", multiple: true } },
  })
  const isAllowed = allowedBy(values.allow?.join(",") ?? "")
  const [before, after] = commitsFor(positionals[0]).map(buildOf) as [Build, Build]
  const said = comparePages(before.folder, after.folder)
  console.error(`Taking pictures of ${said.toLookAt.length} of ${said.pages} pages ...`)
  rmSync(FOLDER, { recursive: true, force: true })
  const seen = await lookAtPages(said.toLookAt, [before.folder, after.folder], FOLDER)
  const all = [...said.differences, ...seen, ...compareProjects(before, after)]
  const differences = all.filter(one => !isAllowed(one))
  const counts = { pages: said.pages, lookedAt: said.toLookAt.length, allowed: all.length - differences.length }
  const report = { before: before.commit, after: after.commit, ...counts, differences }
  writeFileSync(`${FOLDER}/index.html`, htmlReport(report))
  writeFileSync(`${FOLDER}/report.md`, markdown(report))
  writeFileSync(`${FOLDER}/report.json`, JSON.stringify(differences, null, 2))
  console.log(`${summary(report)}\nEverything: ${FOLDER}/index.html`)
  process.exitCode = differences.length > 0 ? 1 : 0
}

run().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 2
})
