import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { formatFileInfo } from "./downloads"

describe("formatFileInfo", () => {
  test.each(["Price list (v2).pdf", "Größen 100%.pdf", "料金.pdf"])("returns type and size of %s", name => {
    const root = mkdtempSync(join(tmpdir(), "downloads-"))
    mkdirSync(join(root, "static/downloads"), { recursive: true })
    writeFileSync(join(root, "static/downloads", name), Buffer.alloc(240_000))
    for (const path of [name, encodeURIComponent(name)])
      expect(formatFileInfo(`/downloads/${path}`, root)).toBe("PDF, 240 kB")
    rmSync(root, { recursive: true })
  })
})
