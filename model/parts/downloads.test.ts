import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { formatFileInfo } from "./downloads"

test.each(["Price list (v2).pdf", "Größen 100%.pdf", "料金.pdf"])("visitors are told what a file is: %s", name => {
  const root = mkdtempSync(join(tmpdir(), "downloads-"))
  mkdirSync(join(root, "static/downloads"), { recursive: true })
  writeFileSync(join(root, "static/downloads", name), Buffer.alloc(240_000))
  for (const written of [name, encodeURIComponent(name)])
    expect(formatFileInfo(`/downloads/${written}`, root)).toBe("PDF, 240 kB")
  rmSync(root, { recursive: true })
})
