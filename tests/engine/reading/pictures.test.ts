import { crc32 } from "node:zlib"
import sharp from "sharp"
import { editFixture, postFile } from "../fixture"
import { issuesOnDisk } from "./issues-on-disk"
import { createDrawing, createSvg, encodeDrawing } from "./svg"

const pictureFile = "images/testimonials/ship.png"
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">\n<text>R&amp;D</text>\n</svg>\n'

/** Creates a valid picture, padded to a minimum size in bytes. */
const createPhotograph = async (width: number, height = width, format: "png" | "jpeg" | "tiff" = "png", bytes = 0) => {
  const picture = await sharp({ create: { width, height, channels: 3, background: "white" } })
    .toFormat(format)
    .toBuffer()
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, bytes - picture.length))])
}

/** Creates an animation of three frames. */
const createAnimation = async (format: "webp" | "png") => {
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

const drawingWithStyles = (css: string) =>
  createSvg('class="wide drawing" viewBox="0 0 9 9"', `<style>${css}</style><path d="M0 0h9"/>`)
const damage = (bytes: Buffer) => Buffer.from(bytes).fill(0xff, bytes.length >> 1, (bytes.length >> 1) + 200)

const DAMAGED = "1:1 This picture is damaged"
const NO_IMAGE = "1:1 This file is not an image that pages can show, whatever its extension"
const NO_VIEW_BOX = "1:1 This picture has no viewBox, so it cannot scale."
const RUNS_CODE = "A picture must not run code or load other files. Delete"

const invalidFiles: [what: string, file: string, content: () => Promise<Buffer> | Buffer | string, message: string][] =
  [
    [
      "a photograph with damaged bytes",
      "blog/a.jpg",
      async () => damage(await createPhotograph(1200, 1200, "jpeg")),
      DAMAGED,
    ],
    ["a PNG with damaged bytes", "blog/a.png", async () => damage(await createPhotograph(1200)), DAMAGED],
    ["a truncated PNG", "blog/a.png", async () => (await createPhotograph(1200)).subarray(0, -200), DAMAGED],
    ["only the first bytes of a PNG", pictureFile, () => Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\r", "latin1"), NO_IMAGE],
    ["an empty file", "blog/a.webp", () => Buffer.alloc(0), NO_IMAGE],
    ["plain text", pictureFile, () => "words", NO_IMAGE],
    [
      "TIFF data with the extension .jpg",
      "blog/a.jpg",
      () => createPhotograph(10, 10, "tiff"),
      "1:1 This image has the extension .jpg, but its format is tiff",
    ],
    [
      "PNG data with the extension .jpg",
      "blog/a.jpg",
      () => createPhotograph(10),
      "1:1 This image has the extension .jpg, but its format is png. Rename it",
    ],
    ["an animated WebP", "blog/a.webp", () => createAnimation("webp"), "1:1 This picture is animated"],
    [
      "an animated portrait",
      pictureFile.replace("png", "webp"),
      () => createAnimation("webp"),
      "1:1 This picture is animated",
    ],
    ["an animated PNG", "blog/a.png", () => createAnimation("png"), "1:1 This picture is animated"],
    [
      "too many bytes",
      pictureFile,
      () => createPhotograph(800, 800, "png", 3_400_000),
      "1:1 This image has 3.4 MB; the maximum is 2.0 MB",
    ],
    [
      "too many pixels",
      pictureFile,
      () => createPhotograph(6000, 10),
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
  ["no viewBox", createSvg('width="240" height="160"', '<path d="M0 0h9"/>'), NO_VIEW_BOX],
  ["neither viewBox nor size", createSvg("", '<path d="M0 0h9v9z"/>'), NO_VIEW_BOX],
  ["neither size nor content", createSvg("", ""), DAMAGED],
  ["a script", createDrawing("<script>run()</script>"), `${RUNS_CODE} <script>`],
  ["an event handler", createDrawing('\n <path d="M0 0" onclick="run()"/>'), `2:2 ${RUNS_CODE} onclick="run()"`],
  ["a javascript: URL", createDrawing('<a href="javascript:run()"/>'), `${RUNS_CODE} href="javascript:run()"`],
  ["a foreignObject", createDrawing("<foreignObject/>"), `${RUNS_CODE} <foreignObject>`],
  [
    "an image of another host",
    createDrawing('<image href="https://a.example/b.png"/>'),
    `${RUNS_CODE} href="https://a.ex`,
  ],
  [
    "a style sheet of another host",
    createDrawing("<style>@import 'https://a.example'</style>"),
    `${RUNS_CODE} @import`,
  ],
  [
    "a script with a namespace prefix",
    createSvg('xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"', "<svg:script/>"),
    RUNS_CODE,
  ],
  ["a viewBox of two numbers", createSvg('viewBox="0 0" width="9" height="9"', '<path d="M0 0h9"/>'), NO_VIEW_BOX],
  [
    "a style rule for an unknown class",
    drawingWithStyles(".cls-1{fill:red}"),
    "1:1 This drawing has a style rule that",
  ],
  ["an unknown class beside a known one", drawingWithStyles(".plate,.cls-1{fill:red}"), '".plate,.cls-1"'],
  ["a print rule", drawingWithStyles("@media print{.plate{fill:red}}"), '"@media print'],
  ["an unclosed style rule", drawingWithStyles(".plate{"), '".plate{"'],
  ["a fill from another host", createDrawing('<g style="fill:url(https://a.example)"/>'), `${RUNS_CODE} style=`],
]
test.each(invalidDrawings)("reports %s in a drawing file", async (_, content, message) =>
  expect(await issuesOnDisk({ "blog/a.svg": content })).toEqual([expect.stringContaining(message)]),
)

test.each([
  ["UTF-16", encodeDrawing("utf16le", "UTF-16", "<title>One</title>"), "1:1 This file is not UTF-8"],
  ["UTF-16, undeclared", Buffer.from(createDrawing(""), "utf16le"), "1:1 This file is not UTF-8"],
  ["ISO-8859-1", encodeDrawing("latin1", "ISO-8859-1", "<title>Größe</title>"), "2:89 Invalid UTF-8 here"],
  ["Windows-1252, undeclared", Buffer.from(createDrawing("<title>Größe</title>"), "latin1"), "1:89 Invalid UTF-8 here"],
])("reports a drawing in %s", async (_, content, message) =>
  expect(await issuesOnDisk({ "blog/a.svg": content })).toEqual([expect.stringContaining(message)]),
)

test("reports the field that refers to a picture", async () =>
  expect(
    await issuesOnDisk({
      "drawings/one.svg": createSvg('width="9000" height="160"', '<title>One</title><path d="M0 0h9"/>'),
    }),
  ).toEqual([
    expect.stringMatching(/^content\/drawings\/one.svg:1:1 .* It is used in content\/blog\/first-post.mdx:12:12\.$/),
  ]))

const postWithPicture = (url: string) =>
  editFixture(postFile, "## The second heading", `![Half](./${url})\n\n## The second heading`)

test("accepts valid sizes, appended video data and percent signs in names", async () =>
  expect(
    await issuesOnDisk({
      [pictureFile]: await createPhotograph(4096, 16),
      "blog/a.jpg": await createPhotograph(900, 600, "jpeg", 99_000),
      "blog/b.jpeg": Buffer.concat([await createPhotograph(900, 600, "jpeg"), Buffer.from("\0\0\0\x18ftypmp42")]),
      "images/c.jpg": Buffer.concat([await createPhotograph(9, 9, "jpeg"), await createAnimation("webp")]),
      "blog/50%.svg": SVG,
      [postFile]: postWithPicture("50%.svg"),
    }),
  ).toEqual([]))

test("suggests the file's name for a picture path in another Unicode form", async () => {
  const files = {
    [`blog/${"señor".normalize("NFD")}.svg`]: SVG,
    [postFile]: postWithPicture(`${"señor".normalize("NFC")}.svg`),
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
  const field = editFixture(file, search, `${pictureFile}${search === DRAWING ? "\n    alt: A yard" : ""}`)
  expect(
    (await issuesOnDisk({ [pictureFile]: await createPhotograph(width, height), [file]: field })).join("\n"),
  ).toMatch(new RegExp(`warning: .*${message}`))
})
