import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Makes a certificate that this machine signs itself, good for a day; for what is only tried out. */
export const makeCertificate = (): { key: Buffer; cert: Buffer } => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"))
  const [key, cert] = [join(folder, "key"), join(folder, "cert")]
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
  execFileSync("openssl", [...request, "-keyout", key, "-out", cert], { stdio: "ignore" })
  const both = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return both
}
