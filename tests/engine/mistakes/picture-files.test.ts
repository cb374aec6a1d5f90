import { crc32 } from "node:zlib"
import sharp from "sharp"
import { edited, post } from "../fixture"
import { written } from "../reading/written"

/** What can be wrong with the file of a picture: its kind and its name. */

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>\n'
const tiff = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: "white" } })
    .tiff()
    .toBuffer()
const shown = (url: string) => edited(post, "## The second heading", `![A pier](./${url})\n\n## The second heading`)

test.each([".jpg", ".png", ".webp"])("a TIFF renamed to %s", async ending => {
  expect((await written({ [`blog/pier${ending}`]: await tiff() })).join("\n")).toMatchSnapshot()
})

test.each(["Ça", "Übersicht", "señor"])("the name %s in two forms of one letter", async name => {
  const files = { [`blog/${name.normalize("NFC")}.svg`]: SVG, [`blog/${name.normalize("NFD")}.svg`]: SVG }
  expect((await written(files)).join("\n")).toMatchSnapshot()
})

test.each(["Ça", "Übersicht", "señor"])("a picture called %s in another form than its file", async name => {
  const files = { [`blog/${name.normalize("NFD")}.svg`]: SVG, [post]: shown(`${name.normalize("NFC")}.svg`) }
  expect((await written(files)).join("\n")).toMatchSnapshot()
})

test.each([
  ["in its first bytes", 0.05],
  ["in its middle", 0.5],
  ["near its end", 0.95],
])("a photograph damaged %s", async (_, part) => {
  const whole = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "white" } })
    .jpeg()
    .toBuffer()
  const from = Math.floor(whole.length * part)
  const told = await written({ "blog/pier.jpg": Buffer.from(whole).fill(0xff, from, from + 200) })
  expect(told).toEqual([
    expect.stringMatching(/^content\/blog\/pier.jpg:1:1 This (?:file is no image|picture is damaged)/),
  ])
})

const moving = async (format: "webp" | "png") => {
  const colors = ["red", "blue", "lime"].map(background => ({ width: 9, height: 9, channels: 3, background }) as const)
  const images = await Promise.all(colors.map(create => sharp({ create }).png().toBuffer()))
  if (format === "webp")
    return sharp(images, { join: { animated: true } })
      .webp()
      .toBuffer()
  // What makes pictures here cannot write one that moves: it has this part behind its first.
  const part = Buffer.from("acTL\0\0\0\x03\0\0\0\0", "latin1")
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(part))
  return Buffer.concat([images[0]!.subarray(0, 33), Buffer.from([0, 0, 0, 8]), part, sum, images[0]!.subarray(33)])
}

test.each(["webp", "png"] as const)("a %s that moves", async format => {
  expect(await written({ [`blog/pier.${format}`]: await moving(format) })).toEqual([
    expect.stringContaining("This picture moves"),
  ])
})

const drawing = (viewBox: string, marks: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}><title>One</title>${marks}</svg>\n`
const FRAME = 'viewBox="0 0 240 160"'

test.each([
  ["without a viewBox", drawing('width="240" height="160"', '<path d="M0 0h9"/>')],
  ["without a viewBox or a size", drawing("", '<path d="M0 0h9v9z"/>')],
  ["without anything", drawing("", "")],
  ["wider than any screen", drawing('viewBox="0 0 9000 160"', '<path d="M0 0h9"/>')],
  ["that ends in its middle", drawing(FRAME, "<path").slice(0, -9)],
  ["with a script", drawing(FRAME, "<script>alert(1)</script>")],
  ["with HTML in it", drawing(FRAME, "<foreignObject/>")],
  ["with an address of another host", drawing(FRAME, '<image href="https://elsewhere.example/a.png"/>')],
  ["that is none", "A page of the shop"],
])("a drawing %s is told with the field that names it", async (_, svg) => {
  const told = await written({ "drawings/one.svg": svg })
  expect(told.length).toBeGreaterThan(0)
  expect(told.join("\n")).toMatchSnapshot()
})
