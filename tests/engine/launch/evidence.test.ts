import { loadContent } from "../../../packages/content-engine"
import { validate } from "../../../model"
import { sentencesOf, shippedIn } from "../../../model/launch/shipped"
import { fixture, withFiles } from "../fixture"
import { ready } from "./ready"

const texts = [...loadContent(process.cwd()).texts].filter(([file]) => /^(pages|services|blog)\//.test(file))
const sentences = texts
  .flatMap(([, text]) => sentencesOf(text.replace(/^.*?: /gm, "")))
  .filter(sentence => sentence.split(" ").length >= 9)

/** The sentence with one word in another's place. */
const reworded = (sentence: string) => {
  const words = sentence.split(" ")
  return words.map((word, index) => (index === Math.floor(words.length / 2) ? "otherwise" : word)).join(" ")
}

test("a shipped sentence is known, also with a word changed; one of somebody else is not", () => {
  const { of, found } = shippedIn(sentences)
  // A site in other hands has hardly one.
  if (found.length < of / 2) return
  expect(of).toBeGreaterThan(100)
  expect(shippedIn(sentences.map(reworded)).found.length).toBeGreaterThan(found.length * 0.85)
  const own = texts.length > 0 ? [...fixture.texts.values()].flatMap(sentencesOf) : []
  expect(shippedIn(own).found.length).toBeLessThan(own.length * 0.05)
})

const toldOf = async (evidence: string) => {
  const claims = ready.texts.get("claims.yaml")!.replace(/evidence: .*/, evidence)
  const { issues, launch } = await validate(withFiles({ "claims.yaml": claims }, ready), true)
  return [...issues, ...launch].map(({ message }) => message)
}

test("a figure goes live once somebody has measured or approved it, on a day", async () => {
  expect(await toldOf('evidence: { kind: measured, by: Ana Souza, on: "2025-12-01" }')).toEqual([])
  expect(await toldOf("evidence: { kind: sample }")).toEqual([expect.stringContaining("is a sample")])
  expect(await toldOf("evidence: { kind: approved }")).toEqual([expect.stringContaining("Say who approved it")])
  expect(await toldOf("evidence: { kind: approved, by: Ana }")).toEqual([expect.stringContaining("Say when")])
  expect(await toldOf('evidence: { kind: approved, by: Ana, on: "2027-01-01" }')).toEqual([
    expect.stringContaining("has not come yet"),
  ])
})
