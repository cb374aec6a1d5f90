import { edited, toldOf, withFiles } from "../fixture"
import { post, tryMistakes } from "./try-mistakes"

const PICTURE = "- picture: drawings/one.svg\n"

test("a file is found by its name, and by its name as an address has it", async () => {
  for (const name of ["Price list (v2).pdf", "Größen 100%.pdf", "料金.pdf"])
    for (const written of [name, encodeURIComponent(name)]) {
      const press = edited("pages/press.yaml", PICTURE, `${PICTURE}        href: "/downloads/${written}"\n`)
      const prose = edited(post, "(/case-studies)", `(</downloads/${written}>)`)
      const folder = withFiles({ "pages/press.yaml": press, [post]: prose })
      expect(await toldOf({ ...folder, downloads: new Set([`/downloads/${name}`]) })).toEqual([])
    }
})

tryMistakes({
  "a brand asset whose file is not there": [
    "pages/press.yaml",
    PICTURE,
    `${PICTURE}        href: /downloads/logos.zip\n`,
  ],
})
