/** `npm start`: installs what is missing, builds the site, serves it and prints its address. */
import { spawn, spawnSync } from "node:child_process"
import { ensureDependencies } from "./ensure.mjs"

const port = process.env.PORT ?? "9000"
const gatsby = process.platform === "win32" ? "node_modules\\.bin\\gatsby.cmd" : "node_modules/.bin/gatsby"
const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" }
const options = { env, stdio: "inherit", shell: process.platform === "win32" }

await ensureDependencies()
if (spawnSync("npm", ["run", "--silent", "build"], options).status !== 0) process.exit(1)

const server = spawn(gatsby, ["serve", "-p", port], options)
server.on("exit", code => process.exit(code ?? 0))
const url = `http://localhost:${port}`
for (let attempt = 0; attempt < 120; attempt++) {
  if (
    await fetch(url).then(
      response => response.ok,
      () => false,
    )
  ) {
    console.log(`\nThe site is at ${url}`)
    break
  }
  await new Promise(resolve => setTimeout(resolve, 500))
}
