import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { crc32 } from "node:zlib"
import sharp from "sharp"
import { readPictureMetadata } from "#engine"
import { edited, post } from "../fixture"
import { issuesOnDisk, root } from "./issues-on-disk"

const image = "images/testimonials/ship.png"
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">\n<text>R&amp;D</text>\n</svg>\n'

/** Creates a valid picture, padded to a minimum size in bytes. */
const photograph = async (width: number, height = width, format: "png" | "jpeg" | "tiff" = "png", bytes = 0) => {
  const picture = await sharp({ create: { width, height, channels: 3, background: "white" } })
    .toFormat(format)
    .toBuffer()
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, bytes - picture.length))])
}

/** Creates an animation of three frames. */
const animated = async (format: "webp" | "png") => {
  const colors = ["red", "blue", "lime"].map(background => ({ width: 9, height: 9, channels: 3, background }) as const)
  const images = await Promise.all(colors.map(create => sharp({ create }).png().toBuffer()))
  if (format === "webp")
    return sharp(images, { join: { animated: true } })
      .webp()
      .toBuffer()
  // sharp cannot write animated PNG files: adds the chunk acTL after IHDR.
  const part = Buffer.from("acTL\0\0\0\x03\0\0\0\0", "latin1")
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(part))
  return Buffer.concat([images[0]!.subarray(0, 33), Buffer.from([0, 0, 0, 8]), part, sum, images[0]!.subarray(33)])
}

const svg = (attributes: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`
const drawing = (inner: string) => svg('width="9" height="9" viewBox="0 0 9 9"', inner)
const drawingWithStyles = (css: string) =>
  svg('class="wide drawing" viewBox="0 0 9 9"', `<style>${css}</style><path d="M0 0h9"/>`)
const damaged = (bytes: Buffer) => Buffer.from(bytes).fill(0xff, bytes.length >> 1, (bytes.length >> 1) + 200)

const DAMAGED = "1:1 This picture is damaged"
const NO_IMAGE = "1:1 This file is not an image that pages can show, whatever its extension"
const NO_VIEW_BOX = "1:1 This picture has no viewBox, so it cannot scale."
const RUNS_CODE = "A picture must not run code or load other files. Delete"

const invalidFiles: [what: string, file: string, content: () => Promise<Buffer> | Buffer | string, message: string][] =
  [
    [
      "a photograph with damaged bytes",
      "blog/a.jpg",
      async () => damaged(await photograph(1200, 1200, "jpeg")),
      DAMAGED,
    ],
    ["a PNG with damaged bytes", "blog/a.png", async () => damaged(await photograph(1200)), DAMAGED],
    ["a truncated PNG", "blog/a.png", async () => (await photograph(1200)).subarray(0, -200), DAMAGED],
    ["the first bytes of a PNG", image, () => Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\r", "latin1"), NO_IMAGE],
    ["an empty file", "blog/a.webp", () => Buffer.alloc(0), NO_IMAGE],
    ["plain text", image, () => "words", NO_IMAGE],
    [
      "TIFF data",
      "blog/a.jpg",
      () => photograph(10, 10, "tiff"),
      "1:1 This image has the extension .jpg, but its format is tiff",
    ],
    [
      "PNG data",
      "blog/a.jpg",
      () => photograph(10),
      "1:1 This image has the extension .jpg, but its format is png. Rename it",
    ],
    ["an animated WebP", "blog/a.webp", () => animated("webp"), "1:1 This picture is animated"],
    ["an animated portrait", image.replace("png", "webp"), () => animated("webp"), "1:1 This picture is animated"],
    ["an animated PNG", "blog/a.png", () => animated("png"), "1:1 This picture is animated"],
    [
      "too many bytes",
      image,
      () => photograph(800, 800, "png", 3_400_000),
      "1:1 This image has 3.4 MB; the maximum is 2.0 MB",
    ],
    [
      "too many pixels",
      image,
      () => photograph(6000, 10),
      "1:1 This image has 6000 × 10 pixels; the maximum is 4096 a side",
    ],
  ]
test.each(invalidFiles)("reports %s in a picture file", async (_, file, content, message) =>
  expect(await issuesOnDisk({ [file]: await content() })).toEqual([expect.stringContaining(message)]),
)

const invalidDrawings: [what: string, content: string, message: string][] = [
  ["a truncated drawing", SVG.slice(0, 75), DAMAGED],
  ["an unclosed tag", SVG.replace("</text>", ""), DAMAGED],
  ["plain text", "A page of the shop", DAMAGED],
  ["an unescaped ampersand", SVG.replace("&amp;", "&"), DAMAGED],
  ["an HTML entity", SVG.replace("&amp;", "&nbsp;"), DAMAGED],
  ["an undefined entity", SVG.replace("&amp;", "&logo;"), DAMAGED],
  ["no viewBox", svg('width="240" height="160"', '<path d="M0 0h9"/>'), NO_VIEW_BOX],
  ["neither viewBox nor size", svg("", '<path d="M0 0h9v9z"/>'), NO_VIEW_BOX],
  ["neither size nor content", svg("", ""), DAMAGED],
  ["a script", drawing("<script>run()</script>"), `${RUNS_CODE} <script>`],
  ["an event handler", drawing('\n <path d="M0 0" onclick="run()"/>'), `2:2 ${RUNS_CODE} onclick="run()"`],
  ["a javascript: URL", drawing('<a href="javascript:run()"/>'), `${RUNS_CODE} href="javascript:run()"`],
  ["a foreignObject", drawing("<foreignObject/>"), `${RUNS_CODE} <foreignObject>`],
  ["an image of another host", drawing('<image href="https://a.example/b.png"/>'), `${RUNS_CODE} href="https://a.ex`],
  ["a style sheet of another host", drawing("<style>@import 'https://a.example'</style>"), `${RUNS_CODE} @import`],
  [
    "a script with a namespace prefix",
    svg('xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"', "<svg:script/>"),
    RUNS_CODE,
  ],
  ["a viewBox of two numbers", svg('viewBox="0 0" width="9" height="9"', '<path d="M0 0h9"/>'), NO_VIEW_BOX],
  [
    "a style rule for an unknown class",
    drawingWithStyles(".cls-1{fill:red}"),
    "1:1 This drawing has a style rule that",
  ],
  ["an unknown class beside a known one", drawingWithStyles(".plate,.cls-1{fill:red}"), '".plate,.cls-1"'],
  ["a print rule", drawingWithStyles("@media print{.plate{fill:red}}"), '"@media print'],
  ["an unclosed style rule", drawingWithStyles(".plate{"), '".plate{"'],
  ["a fill of another host", drawing('<g style="fill:url(https://a.example)"/>'), `${RUNS_CODE} style=`],
]
test.each(invalidDrawings)("reports %s in a drawing file", async (_, content, message) =>
  expect(await issuesOnDisk({ "blog/a.svg": content })).toEqual([expect.stringContaining(message)]),
)

/** Encodes a drawing with an XML declaration. */
const encoded = (encoding: BufferEncoding, declared: string, content: string) =>
  Buffer.from(
    `${encoding === "utf16le" ? "\uFEFF" : ""}<?xml version="1.0" encoding="${declared}"?>\n${drawing(content)}`,
    encoding,
  )
test.each([
  ["UTF-16", encoded("utf16le", "UTF-16", "<title>One</title>"), "1:1 This file is not UTF-8"],
  ["UTF-16, undeclared", Buffer.from(drawing(""), "utf16le"), "1:1 This file is not UTF-8"],
  ["ISO-8859-1", encoded("latin1", "ISO-8859-1", "<title>Größe</title>"), "2:89 Invalid UTF-8 here"],
  ["Windows-1252, undeclared", Buffer.from(drawing("<title>Größe</title>"), "latin1"), "1:89 Invalid UTF-8 here"],
])("reports a drawing in %s", async (_, content, message) =>
  expect(await issuesOnDisk({ "blog/a.svg": content })).toEqual([expect.stringContaining(message)]),
)

const parseSvg = (content: string | Buffer) => {
  const path = join(root, "facts.svg")
  writeFileSync(path, content)
  return readPictureMetadata(path)
}

const PATH = '<path d="M0 0h9v9z"/>'
test.each([
  ["commas", 'viewBox="0,0,240,160"', [300, 200]],
  ["commas, spaces and line breaks", 'viewBox=" 0 ,0\n 600\t, 4e2 "', [600, 400]],
  ["a unit", 'viewBox="0 0 1.5 1"', [300, 200]],
  ["half a unit", 'viewBox="0 0 .5 .5"', [300, 300]],
  ["24000 units", 'viewBox="0 0 24000 16000"', [24000, 16000]],
  ["a hundred thousand units", 'viewBox="0 0 100000 100000"', [100000, 100000]],
  ["pixels other than the viewBox", 'width="48px" height="32" viewBox="0 0 24 24"', [48, 32]],
  ["millimeters", 'width="25.4mm" height="50.8mm" viewBox="0 0 1 2"', [96, 192]],
  ["points", 'width="24pt" height="12pt" viewBox="0 0 2 1"', [32, 16]],
  ["percentages", 'width="100%" height="100%" viewBox="0 0 400 100"', [400, 100]],
  ["a width alone", 'width="1em" viewBox="0 0 512 512"', [512, 512]],
])("reads a size of %s", async (_, attributes, size) => {
  const { problems, type, width, height } = await parseSvg(svg(attributes, PATH))
  expect([type, problems, width, height]).toEqual(["svg", [], ...size])
})

test.each([
  ["UTF-8 that declares UTF-16", encoded("utf8", "UTF-16", "<title>Größe</title>")],
  ["UTF-8 with a byte order mark", `\uFEFF${drawing("<title>Größe</title>")}`],
  [
    "prefixes",
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:title>Größe</svg:title><svg:path d="M0 0h9"/></svg:svg>`,
  ],
])("reads a drawing in %s", async (_, content) => {
  const { problems, title } = await parseSvg(content)
  expect([problems, title]).toEqual([[], "Größe"])
})

test.each([
  "icon/arrow/down copy 4",
  "Created with Sketch.",
  "Page 1",
  "Artboard 2 copy",
  "Layer_1",
  "svg1234",
  "Frame 12",
  "ic_home_24px",
  "Asset 3",
])("rejects %j as a title generated by a program", async title =>
  expect((await parseSvg(drawing(`<title>${title}</title>${PATH}`))).title).toBe(""),
)

test.each(["Marketing copy", "Page 1 of the plan", "Frames of a ship", "Iconic chairs"])(
  "accepts %j as a title",
  async title => expect((await parseSvg(drawing(`<title>${title}</title>${PATH}`))).title).toBe(title),
)

test("accepts embedded pictures, but no other data URLs", async () => {
  const image = (type: string) => drawing(`<image href="data:image/${type};base64,aGk="/>`)
  for (const type of ["png", "jpg", "jpeg", "webp", "gif"]) expect((await parseSvg(image(type))).problems).toEqual([])
  expect((await parseSvg(image("svg+xml"))).problems).toHaveLength(1)
})

test("reports the field that refers to a picture", async () =>
  expect(
    await issuesOnDisk({
      "drawings/one.svg": svg('width="9000" height="160"', '<title>One</title><path d="M0 0h9"/>'),
    }),
  ).toEqual([
    expect.stringMatching(/^content\/drawings\/one.svg:1:1 .* It is used in content\/blog\/first-post.mdx:12:12\.$/),
  ]))

const postWithPicture = (url: string) =>
  edited(post, "## The second heading", `![Half](./${url})\n\n## The second heading`)

test("accepts valid sizes, appended video data and percent signs in names", async () =>
  expect(
    await issuesOnDisk({
      [image]: await photograph(4096, 16),
      "blog/a.jpg": await photograph(900, 600, "jpeg", 99_000),
      "blog/b.jpeg": Buffer.concat([await photograph(900, 600, "jpeg"), Buffer.from("\0\0\0\x18ftypmp42")]),
      "images/c.jpg": Buffer.concat([await photograph(9, 9, "jpeg"), await animated("webp")]),
      "blog/50%.svg": SVG,
      [post]: postWithPicture("50%.svg"),
    }),
  ).toEqual([]))

test("reports a picture path in another Unicode form, with the file's name", async () => {
  const files = {
    [`blog/${"señor".normalize("NFD")}.svg`]: SVG,
    [post]: postWithPicture(`${"señor".normalize("NFC")}.svg`),
  }
  expect(await issuesOnDisk(files)).toEqual([
    expect.stringMatching(/^content\/blog\/first-post.mdx:23:1 There is no image at .* Did you mean .* accents/),
  ])
})

const [PORTRAIT, DRAWING] = [/images\/testimonials\/first-person.svg/, /drawings\/one.svg/]
test.each([
  [90, 90, "testimonials.yaml", PORTRAIT, "This picture has 90 × 90 pixels and is enlarged, so it is blurred."],
  [640, 480, "pages/team.yaml", DRAWING, "This picture has 640 × 480 pixels and is enlarged, so it is blurred."],
])("warns of %d × %d pixels in %s", async (width, height, file, search, message) => {
  const field = edited(file, search, `${image}${search === DRAWING ? "\n    alt: A yard" : ""}`)
  expect((await issuesOnDisk({ [image]: await photograph(width, height), [file]: field })).join("\n")).toMatch(
    new RegExp(`warning: .*${message}`),
  )
})
