import { proseTags } from "../../../model/prose/tags"
import { marks, pictureMark, written } from "../browser/marks"
import { loadProseReader } from "../../content-engine/prose/parse"

const mark = (name: string) => marks.find(other => other.name === name)!

describe("the buttons above prose", () => {
  test("mark words in their line", () => {
    expect(written(mark("Bold"), "one two three", 4, 7)).toBe("**two**")
    expect(written(mark("Link"), "", 0, 0)).toBe("[[words of the link]](/contact)")
    expect(written(mark("Bold"), "one two three", 3, 8)).toBe(" **two** ")
  })

  test("leave words in [brackets] where none were marked, which the check finds", async () => {
    const read = await loadProseReader({ tags: proseTags })
    const found = marks
      .filter(({ example }) => example.startsWith("["))
      .map(one => read(`Words before. ${written(one, "Words before. ", 14, 14)}`).brackets.length > 0)
    expect(found).toEqual(found.map(() => true))
    expect(read(written(pictureMark("./yard.jpg"), "", 0, 0)).brackets).toHaveLength(1)
  })

  test("give a block lines of its own, and no more of them than it needs", () => {
    expect(written(mark("List"), "Before.\n\none\ntwo", 9, 16)).toBe("- one\n- two")
    expect(written(mark("Steps"), "Before. After.", 7, 7)).toBe("\n\n1. [first]\n2. [then]\n\n")
    expect(written(pictureMark("./yard.jpg"), "Before.\n", 8, 8)).toBe("\n![[What it shows]](./yard.jpg)")
  })

  test("write what posts can hold", async () => {
    const read = await loadProseReader({ tags: proseTags })
    const begun = "\n## What comes before\n\n"
    for (const one of marks) {
      const { problems } = read(`${begun}${written(one, begun, begun.length, begun.length)}\n`)
      expect({ mark: one.name, problems }).toEqual({ mark: one.name, problems: [] })
    }
  })
})
