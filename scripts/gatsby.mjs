/** `npm run build` and `npm run develop`: Gatsby, with a cache that it made here and brought to an end. */
import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { cacheFor, folderProblem } from "./gatsby/folder.mjs"

const [command, ...args] = process.argv.slice(2)
const cli = fileURLToPath(new URL("../node_modules/gatsby/cli.js", import.meta.url))

const problem = folderProblem()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const finish = cacheFor(command)

// It collects its garbage earlier (docs/architecture.md).
const heap = command === "build" ? ["--max-old-space-size=1024"] : []
const gatsby = spawn(process.execPath, [...heap, cli, command, ...args], { stdio: "inherit" })
let isStopped = false
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    isStopped = true
    gatsby.kill(signal)
  })
gatsby.on("exit", code => {
  if (code !== null && !isStopped) finish()
  process.exit(code ?? 1)
})
