import sharp from "sharp"
import { edited, post } from "../fixture"
import { written } from "./written"

/** A whole picture, filled up to some bytes. */
const photograph = async (width: number, height = width, format: "png" | "jpeg" = "png", bytes = 0) => {
  const image = await sharp({ create: { width, height, channels: 3, background: "white" } })
    .toFormat(format)
    .toBuffer()
  return Buffer.concat([image, Buffer.alloc(Math.max(0, bytes - image.length))])
}

describe("images", () => {
  const image = "images/testimonials/ship.png"

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">\n<text>R&amp;D</text>\n</svg>\n'

  test("of a good size are in order", async () =>
    expect(await written({ [image]: await photograph(4096, 16), "blog/50%.svg": SVG })).toEqual([]))

  test("with a film behind their end are in order", async () =>
    expect(await written({ "blog/a.jpg": await photograph(900, 600, "jpeg", 99_000) })).toEqual([]))

  test("that are damaged where no fact shows it are told before a build stops at them", async () => {
    const jpeg = await photograph(1200, 1200, "jpeg")
    const png = await photograph(1200)
    const holed = (bytes: Buffer) => Buffer.from(bytes).fill(0xff, bytes.length >> 1, (bytes.length >> 1) + 200)
    for (const [file, content] of [
      ["blog/a.jpg", holed(jpeg)],
      ["blog/a.png", holed(png)],
      ["blog/a.jpg", Buffer.concat([jpeg.subarray(0, jpeg.length - 2000), jpeg.subarray(-2)])],
      ["blog/a.png", png.subarray(0, png.length - 200)],
      ["blog/a.svg", SVG.slice(0, 75)],
      ["blog/a.svg", SVG.replace("</text>", "")],
      ["blog/a.svg", "A page of the shop"],
      ["blog/a.svg", SVG.replace("&amp;", "&")],
      ["blog/a.svg", SVG.replace("&amp;", "&nbsp;")],
      ["blog/a.svg", SVG.replace("&amp;", "&logo;")],
    ] as const)
      expect(await written({ [file]: content })).toEqual([
        expect.stringMatching(`^content/${file}:1:1 This picture is damaged`),
      ])
  })

  test("whose names differ in nothing that all computers tell apart are told", async () => {
    const told = await written({
      "blog/plan.svg": SVG,
      "blog/Plan.svg": SVG,
      "blog/Ça.svg": SVG,
      "blog/C\u0327a.svg": SVG,
    })
    expect(told).toEqual([
      expect.stringMatching(/^content\/blog\/Ça.svg:1:1 On Windows and macOS this file/),
      expect.stringMatching(
        /^content\/blog\/plan.svg:1:1 On Windows and macOS this file and "content\/blog\/Plan.svg" are one/,
      ),
    ])
  })

  test("with a percent sign in their names are found", async () => {
    const named = edited(post, "## The second heading", "![Half](./50%.svg)\n\n## The second heading")
    expect(await written({ "blog/50%.svg": SVG, [post]: named })).toEqual([])
    expect(await written({ [post]: named })).toEqual([
      `content/${post}:23:1 There is no image at "content/blog/50%.svg". Put the file there or correct the name.`,
    ])
  })

  test("with too many bytes or pixels are told, with what is possible", async () => {
    expect(await written({ [image]: await photograph(800, 800, "png", 3_400_000) })).toEqual([
      `content/${image}:1:1 This image has 3.4 MB. At most 2.0 MB are possible: export it smaller.`,
    ])
    expect(await written({ [image]: await photograph(6000, 4000) })).toEqual([
      `content/${image}:1:1 This image has 6000 × 4000 pixels. At most 4096 a side are possible: export it smaller.`,
    ])
  })

  for (const [kind, file, bytes] of [
    [
      "photograph",
      "blog/ship.jpg",
      Buffer.from("ffd8ffe000104a46494600010100000100010000ffc00011080010001003012200", "hex"),
    ],
    ["picture without a byte", "blog/ship.webp", Buffer.alloc(0)],
    ["picture of which only the first bytes are there", image, Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\r", "latin1")],
  ] as const)
    test(`a ${kind}, broken off, is told`, async () =>
      expect((await written({ [file]: bytes })).join("\n")).toMatch(
        new RegExp(`^content/${file}:1:1 This (picture is damaged|file is no image)[^\n]*$`),
      ))

  const fitting: [string, Record<string, [number, number]>, string, RegExp, string, string][] = [
    [
      "a portrait that is too small",
      { [image]: [90, 90] },
      "testimonials.yaml",
      /images\/testimonials\/first-person.svg/,
      image,
      "7:10 warning: [0].image: This picture has 90 × 90 pixels and is shown larger, so it is blurred. Take one of 240 × 240 or more.",
    ],
    [
      "a portrait that is a strip",
      { [image]: [1600, 400] },
      "testimonials.yaml",
      /images\/testimonials\/first-person.svg/,
      image,
      "7:10 warning: [0].image: This portrait has 1600 × 400 pixels, and only the square in its middle is shown. Cut it so that the face fills a square.",
    ],
    [
      "a photograph that is too small for its page",
      { "pages/yard.png": [640, 480] },
      "pages/team.yaml",
      /drawings\/one.svg/,
      "./yard.png\n    alt: A yard",
      "warning: blocks[0].picture: This picture has 640 × 480 pixels and is shown larger, so it is blurred. Take one that is 1200 wide or more.",
    ],
    [
      "a photograph as high as a page",
      { "pages/yard.png": [1300, 3000] },
      "pages/team.yaml",
      /drawings\/one.svg/,
      "./yard.png\n    alt: A yard",
      "warning: blocks[0].picture: This picture has 1300 × 3000 pixels: it is so high that it fills the page. Take one that is wider than it is high.",
    ],
  ]
  for (const [name, pictures, file, search, words, told] of fitting)
    test(`${name} is warned of`, async () => {
      const [[path, size]] = Object.entries(pictures) as [[string, [number, number]]]
      const files = { [path]: await photograph(...size), [file]: edited(file, search, words) }
      expect((await written(files)).join("\n")).toContain(told)
    })

  test("that ask for something elsewhere in other ways are told", async () => {
    const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`
    for (const [inner, word] of [
      ["<style>@import 'https://elsewhere.example/a.css'</style>", "delete @import and url(…)"],
      ['<a href="javascript:run()"><path d="M0 0"/></a>', 'delete href="javascript:run()"'],
      ['<foreignObject><iframe src="/"/></foreignObject>', "delete <foreignObject>"],
      ['<rect style="fill:url(https://elsewhere.example/a.svg#b)"/>', "delete style="],
    ] as const)
      expect([inner, (await written({ "blog/plan.svg": svg(inner) })).join("\n")]).toEqual([
        inner,
        expect.stringContaining(word),
      ])
  })

  test("that could run something, or ask for something elsewhere, are told with the place", async () => {
    const svg = [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
      '  <script>run()</script><path d="M0 0" onclick="run()"/>',
      '  <image href="https://elsewhere.example/a.png"/>',
      "</svg>",
    ].join("\n")
    expect(await written({ "blog/plan.svg": svg })).toEqual([
      "content/blog/plan.svg:2:3 A picture must neither run anything nor ask for other files: delete <script> here.",
      'content/blog/plan.svg:2:25 A picture must neither run anything nor ask for other files: delete onclick="run()" here.',
      'content/blog/plan.svg:3:3 A picture must neither run anything nor ask for other files: delete href="https://elsewhere.example/a.png" here.',
    ])
  })

  test("that are none, or of another kind than their name says, are told", async () => {
    expect(await written({ [image]: "words" })).toEqual([
      `content/${image}:1:1 This file is no image that a page can show, whatever its name says (photographs of iPhones are .heic). Open it in a program for pictures and export it as .jpg or .png.`,
    ])
    const tiff = await sharp(await photograph(10))
      .tiff()
      .toBuffer()
    expect(await written({ "images/ship.jpg": tiff })).toEqual([
      "content/images/ship.jpg:1:1 This image is called .jpg, but it is a tiff, which no page can show. Another name does not change that. Open it in a program for pictures and export it as .jpg or .png.",
    ])
    expect(await written({ "images/ship.jpg": await photograph(10) })).toEqual([
      "content/images/ship.jpg:1:1 This image is called .jpg, but it is a png. Rename it to end in .png, and change its name where it is used.",
    ])
  })
})
