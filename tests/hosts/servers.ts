import { execFileSync, spawn, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { caddy } from "../../gatsby/hosting/caddy"
import { nginx } from "../../gatsby/hosting/nginx"
import { ask } from "./ask"

/** A server that serves the last build over TLS. */
export interface Server {
  origin: string
  /** Where it answers plain HTTP. */
  httpPort: number
  /** Path of the certificate, where it is known. */
  certificate?: string
  /** What the server finds to say of its configuration, where it was asked. */
  warnings?: string[]
  stop: () => void
}

/**
 * Where the build lies for a server: in a folder of the path's name, where the site lives below one. With a page for
 * the editor, which the sample does not publish.
 */
const rootFor = (folder: string, pathPrefix: string): string => {
  const root = join(folder, "root")
  const site = join(root, pathPrefix)
  mkdirSync(site, { recursive: true })
  for (const name of readdirSync("public")) symlinkSync(resolve("public", name), join(site, name))
  if (!existsSync(join(site, "admin"))) {
    mkdirSync(join(site, "admin"))
    writeFileSync(join(site, "admin/index.html"), "<!doctype html><title>Editor</title>")
  }
  return root
}

const freePort = () =>
  new Promise<number>(done => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => done(typeof address === "object" && address ? address.port : 0))
    })
  })

const temporaryFolder = () => mkdtempSync(join(tmpdir(), "hosts-"))

/** Starts a server and waits until it answers. */
const start = async (
  port: number,
  httpPort: number,
  folder: string,
  command: string,
  args: string[],
  { pathPrefix, ...env }: { pathPrefix: string } & Record<string, string>,
): Promise<Server> => {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] })
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (said += data.toString()))
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  const origin = `https://localhost:${port}`
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) break
    const answers = await ask(origin, `${pathPrefix}/robots.txt`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (answers) return { origin, httpPort, stop }
    await new Promise(done => setTimeout(done, 100))
  }
  stop()
  throw new Error(`${command} does not answer:\n${said}`)
}

/**
 * nginx as `hosting/nginx.conf` sets it up, with a certificate of its own making.
 * @param pathPrefix the path of its host below which it serves the build
 */
export const startNginx = async (pathPrefix = ""): Promise<Server> => {
  const folder = temporaryFolder()
  const port = await freePort()
  const file = (name: string) => join(folder, name)
  const site = {
    name: "localhost",
    root: rootFor(folder, pathPrefix),
    certificate: file("site.crt"),
    key: file("site.key"),
    port,
    httpPort: await freePort(),
  }
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"]
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
  execFileSync("openssl", [...request, ...subject, "-keyout", site.key, "-out", site.certificate], { stdio: "ignore" })
  writeFileSync(file("site.conf"), nginx(site, [], pathPrefix))
  const user = process.getuid?.() === 0 ? "user root;" : ""
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(name => `${name}_temp_path ${file(name)};`)
  writeFileSync(
    file("nginx.conf"),
    `${user} daemon off; pid ${file("pid")}; error_log stderr warn; include /etc/nginx/modules-enabled/*.conf;
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(" ")} include ${file("site.conf")}; }`,
  )
  const { stderr } = spawnSync("/usr/sbin/nginx", ["-t", "-c", file("nginx.conf")], { encoding: "utf8" })
  const warnings = stderr.split("\n").filter(line => line.includes("[warn]"))
  const server = await start(port, site.httpPort, folder, "/usr/sbin/nginx", ["-c", file("nginx.conf")], {
    pathPrefix,
  })
  return { ...server, certificate: site.certificate, warnings }
}

/**
 * Caddy as `hosting/Caddyfile` sets it up, with a certificate of its own making.
 * @param pathPrefix the path of its host below which it serves the build
 */
export const startCaddy = async (pathPrefix = ""): Promise<Server> => {
  const folder = temporaryFolder()
  const port = await freePort()
  const httpPort = await freePort()
  mkdirSync(join(folder, "data"))
  const config = pathPrefix ? join(folder, "Caddyfile") : "hosting/Caddyfile"
  if (pathPrefix) writeFileSync(config, caddy([], pathPrefix))
  return start(port, httpPort, folder, "/usr/bin/caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    SITE_ADDRESS: `https://localhost:${port}`,
    SITE_ROOT: rootFor(folder, pathPrefix),
    HTTP_PORT: String(httpPort),
    XDG_DATA_HOME: join(folder, "data"),
    XDG_CONFIG_HOME: folder,
    pathPrefix,
  })
}
