/**
 * `npm run receive`: the receiver of hosting/receiver.mjs on this machine, over TLS, which prints what comes. For
 * trying a form before it has a service (docs/forms.md).
 */
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createServer } from "../hosting/receiver.mjs"
import { makeCertificate } from "./certificate"

const port = process.env.PORT ?? "8787"

const print = (message: Record<string, string>) => {
  const fields = Object.entries(message).map(([name, value]) => `${name}: ${value}`)
  console.log(`\n${new Date().toLocaleTimeString("en")}\n${fields.join("\n")}`)
  return Promise.resolve()
}

createServer({ deliver: print, KEPT: mkdtempSync(join(tmpdir(), "kept-")) }, makeCertificate()).listen(port, () =>
  console.log(
    [
      `Takes messages at https://localhost:${port}/ and prints them.`,
      "1. Open that address once, and let the browser trust its certificate, which is signed by this machine alone.",
      "2. content/site.yaml, forms.contact:",
      "     provider: endpoint",
      `     endpoint: https://localhost:${port}/`,
      "3. npm run build && npm run serve, and send a message from /contact.",
    ].join("\n"),
  ),
)
