/** `npm start`: installs what is missing, builds the site, serves it and prints its address. PORT chooses the port. */
import { spawn, spawnSync } from "node:child_process"
import { ensureDependencies } from "./ensure.mjs"
import { freePortFrom } from "./ports.mjs"

const gatsby = process.platform === "win32" ? "node_modules\\.bin\\gatsby.cmd" : "node_modules/.bin/gatsby"
const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" }
const options = { env, stdio: "inherit", shell: process.platform === "win32" }

await ensureDependencies()
if (spawnSync("npm", ["run", "--silent", "build"], options).status !== 0) process.exit(1)

const wanted = Number(process.env.PORT ?? 9000)
const port = await freePortFrom(wanted)
if (port !== wanted) console.log(`Port ${wanted} is taken by another program: port ${port} is used.`)
const server = spawn(gatsby, ["serve", "-p", String(port)], options)
server.on("exit", code => {
  console.error("The server has ended.")
  process.exit(code || 1)
})
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    server.kill(signal)
    process.exit(0)
  })
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
