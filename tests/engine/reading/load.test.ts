import { join } from "node:path"
import { loadContent } from "#engine"
import { contentTypes } from "#model"
import { editFixture, getIssues, postFile, readFixture, serviceFile } from "../fixture"
import { issuesOnDisk, projectFolder } from "./issues-on-disk"

describe("loadContent", () => {
  for (const file of [serviceFile, postFile])
    test(`accepts a byte order mark and CRLF in ${file}`, async () =>
      expect(await issuesOnDisk({ [file]: `\uFEFF${readFixture(file).replaceAll("\n", "\r\n")}` })).toEqual([]))

  test("reports the same positions with a byte order mark and CRLF", async () => {
    const withCrlf = (text: string) => ({ [postFile]: `\uFEFF${text.replaceAll("\n", "\r\n")}` })
    expect(await issuesOnDisk(withCrlf(editFixture(postFile, "featured: false", "featured: fals")))).toEqual([
      `content/${postFile}:9:11 featured: This must be true or false, but it is text. Write true (for yes) or false (for no), without quotes or a comma. Description: Features the post: the blog shows the newest two large. Default: off.`,
    ])
    expect(await issuesOnDisk(withCrlf(editFixture(postFile, "(/case-studies)", "(/case-study)")))).toEqual([
      `content/${postFile}:19:49 No page has the address "/case-study". Did you mean "/case-studies"?`,
    ])
  })

  test("reports the first character that is not UTF-8", async () =>
    expect(
      await issuesOnDisk({
        [serviceFile]: Buffer.from(editFixture(serviceFile, "name: First Service", "name: Publicité"), "latin1"),
      }),
    ).toEqual([
      `content/${serviceFile}:3:15 Invalid UTF-8 here. Save the file as "UTF-8" (in most editors: Save As, or the encoding in the status bar).`,
    ]))

  test("reports UTF-16", async () =>
    expect(await issuesOnDisk({ [serviceFile]: Buffer.from(`\uFEFF${readFixture(serviceFile)}`, "utf16le") })).toEqual([
      `content/${serviceFile}:1:1 This file is not UTF-8 text (it may be UTF-16, or not text). Save the file as "UTF-8" (in most editors: Save As, or the encoding in the status bar).`,
    ]))

  test("ignores system files and reports backup files", async () =>
    expect(
      await issuesOnDisk({
        "blog/.DS_Store": "x",
        "images/Thumbs.db": "x",
        "services/.first-service.yaml.swp": "x",
        "services/~$first-service.yaml": "x",
        "blog/._first-post.mdx": "\0\u0005\u0016\u0007\0Mac OS X",
        "blog/.draft.mdx": "---\ntitle: A draft\n---\n",
        ".drafts/blog/first-post.mdx": "x",
        "__MACOSX/blog/first-post.mdx": "x",
        "services/first-service.yaml~": "x",
      }),
    ).toEqual([
      "content/services/first-service.yaml~:1:1 No page uses this file: content/ holds .yaml and .mdx files and images (.svg, .png, .jpg, .webp, .avif). Convert, move or delete it.",
    ]))

  test("reports file names that differ only in case or accents", async () => {
    const names = [
      "services/First-Service.yaml",
      "blog/Caf\u00E9.mdx",
      "blog/cafe\u0301.mdx",
      "images/Ship.svg",
      "images/ship.SVG",
    ]
    const messages = await issuesOnDisk(Object.fromEntries(names.map(name => [name, ""])))
    const same = messages.flatMap(
      line => /^(.*):1:1 On Windows and macOS this file and "(.*)" are the same/.exec(line)?.slice(1) ?? [],
    )
    expect(same.map(name => name.normalize().toLowerCase())).toEqual([
      ...["content/blog/caf\u00E9.mdx", "content/blog/caf\u00E9.mdx"],
      ...["content/images/ship.svg", "content/images/ship.svg"],
      ...["content/services/first-service.yaml", "content/services/first-service.yaml"],
    ])
  })

  test("reports every required file if there is no content", async () => {
    // This folder has no content/.
    const messages = await getIssues(loadContent(join(projectFolder, "src")))
    const required = contentTypes.filter(
      type => !type.files.includes("*") && !type.requiredPage && !("published" in type.schema.shape),
    )
    expect(messages.length).toBe(required.length)
    expect(messages.filter(line => !line.endsWith(":1:1 This file is missing. Restore it."))).toEqual([])
  })
})
