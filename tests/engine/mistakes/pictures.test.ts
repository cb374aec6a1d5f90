import { crc32 } from "node:zlib"
import sharp from "sharp"
import { edited } from "../fixture"
import { written } from "../reading/written"
import { post, service, tryMistakes } from "./try-mistakes"

const CASE = "case-studies/second-case.yaml"

/** The picture of a case without one, above the field that follows it. */
const picture = (fields: string) => `picture: ${fields}steps:`

tryMistakes("pictures", {
  "a portrait that is not there": ["testimonials.yaml", "images/testimonials/first-person.svg", "./team/ana.jpg"],
  "a portrait in other letters": ["testimonials.yaml", "first-person.svg", "First-Person.svg"],
  "a portrait of another kind": ["testimonials.yaml", "first-person.svg", "first-person.gif"],
  "a portrait of somebody else among who praises": ["testimonials.yaml", "second-person.svg", "first-person.svg"],
  "a portrait of somebody else, named from another place": [
    "testimonials.yaml",
    "images/testimonials/second-person.svg",
    "./images/testimonials/first-person.svg",
  ],
  "a portrait that two of the team share": [
    "team.yaml",
    /$/,
    [
      "- slug: second-person",
      '  name: "Second person"',
      '  role: "Builds too"',
      "  image: images/testimonials/first-person.svg",
      '  description: "What the page of the second person says about itself in search results."',
      '  about: ["Another paragraph."]',
      "  services: [first-service]",
      "",
    ].join("\n"),
  ],
  "a case with a picture that is not there": [CASE, /^steps:/m, picture('./desk.jpg\nalt: "A desk"\n')],
  "a case with a picture and nothing said of it": [CASE, /^steps:/m, picture("images/testimonials/first-person.svg\n")],
  "a drawing of other results than those of its case": [CASE, /^steps:/m, picture("drawings/counted.svg\n")],
  "what was built without its picture": [CASE, /^steps:/m, 'built:\n  caption: "A desk"\nsteps:'],
  "a service's picture that is not there": [
    service,
    "picture: drawings/one.svg\n    alt",
    "picture: ./desk.jpg\n    alt",
  ],
  "a picture before, and none after": [service, /^ {4}after: .*\n/m, ""],
  "a picture after, and none before": [service, /^ {4}before: .*\n/m, ""],
  "notes without a picture": [service, /^ {4}picture: .*\n(?: {4}alt: .*\n {4}before: .*\n {4}after: .*\n)/m, ""],
  "a note that says only how far from the left": [service, /^ {8}y: 20\n/m, ""],
  "a note that says only how far from the top": [service, /^ {8}x: 25\n/m, ""],
  "a note that points out of the picture": [service, "x: 25.5", "x: 255"],
  "a page's own picture that is not there": ["pages/team.yaml", "drawings/one.svg", "./yard.jpg"],
  "a page's own picture of which nothing says what it shows": [
    "pages/team.yaml",
    "drawings/one.svg",
    "../images/testimonials/first-person.svg",
  ],
  "a picture in a post that is not there": [post, /$/, "\n![A pier](./pier.jpg)\n"],
  "a picture in a post without a word for who does not see it": [post, /$/, "\n![](./pier.jpg)\n"],
})

/** What can be wrong with the file of a picture: its kind and its name. */

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>\n'
const photograph = () => sharp({ create: { width: 1200, height: 800, channels: 3, background: "white" } })
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
const shown = (url: string) => edited(post, "## The second heading", `![A pier](./${url})\n\n## The second heading`)

test("a TIFF with the name of another kind", async () => {
  expect(await written({ "blog/pier.jpg": await photograph().tiff().toBuffer() })).toMatchSnapshot()
})

test.each(["webp", "png"] as const)("a %s that moves", async format => {
  expect(await written({ [`blog/pier.${format}`]: await moving(format) })).toEqual([
    expect.stringContaining("This picture moves"),
  ])
})

test("a name in two forms of one letter", async () => {
  const name = "Übersicht"
  const files = { [`blog/${name.normalize("NFC")}.svg`]: SVG, [`blog/${name.normalize("NFD")}.svg`]: SVG }
  expect(await written(files)).toMatchSnapshot()
})

test("a picture called in another form than its file", async () => {
  const name = "señor"
  const files = { [`blog/${name.normalize("NFD")}.svg`]: SVG, [post]: shown(`${name.normalize("NFC")}.svg`) }
  expect(await written(files)).toMatchSnapshot()
})

test.each([
  ["in its first bytes", 0.05],
  ["in its middle", 0.5],
  ["near its end", 0.95],
])("a photograph damaged %s", async (_, part) => {
  const whole = await photograph().jpeg().toBuffer()
  const from = Math.floor(whole.length * part)
  const told = await written({ "blog/pier.jpg": Buffer.from(whole).fill(0xff, from, from + 200) })
  expect(told).toEqual([
    expect.stringMatching(/^content\/blog\/pier.jpg:1:1 This (?:file is no image|picture is damaged)/),
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
  expect(told).toMatchSnapshot()
})
