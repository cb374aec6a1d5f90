import { fixture, read, service, toldOf, withFiles } from "../fixture"

const QUESTION = '"Question 1 about the first service?"'
const WITHOUT_ID = / {4}- id: .*\n {6}question: "Question 1/

/** The service whose first question has no id, as it was, and what is told of it with another question. */
const reworded = (question: string, id = "") => {
  const before = read(service).replace(WITHOUT_ID, '    - question: "Question 1')
  const after = before.replace(`    - question: ${QUESTION}`, `    - ${id}question: ${question}`)
  return toldOf({ ...withFiles({ [service]: after }), committed: new Map([[service, before]]) })
}

test("an answer whose question is reworded is told to keep its address", async () => {
  expect(await reworded('"How is it with question 1?"')).toEqual([
    expect.stringMatching(
      /^content\/services\/first-service\.yaml:\d+:\d+ warning: .* was "#question-1-about-the-first-service".* id: question-1-about-the-first-service$/,
    ),
  ])
  expect(await reworded('"How is it with question 1?"', "id: question-1-about-the-first-service\n      ")).toEqual([])
  expect(await reworded(QUESTION)).toEqual([])
})

test("a file that was not changed keeps all of them", async () => {
  expect(await toldOf(fixture)).toEqual([])
})
