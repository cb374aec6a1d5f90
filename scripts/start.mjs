/** `npm start`: installs the packages of the build, builds the site and serves it at PORT; Gatsby prints the URL. */
import { spawn, spawnSync } from "node:child_process"
import { ensureDependencies } from "./prerequisites.mjs"

const options = { env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" }, stdio: "inherit" }

await ensureDependencies({ omitDev: true })
const { status } = spawnSync("npm run --silent build", { ...options, shell: true })
if (status !== 0) process.exit(1)

const args = ["node_modules/gatsby/cli.js", "serve", "-p", process.env.PORT ?? "9000"]
const server = spawn(process.execPath, args, options)
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal))
server.on("exit", code => process.exit(code ?? 1))
