import { answerId, toId } from "../slug"

describe("toId", () => {
  test("returns Latin letters and digits, joined by hyphens", () => {
    expect(["Growth", "E-Commerce & more!", "日本"].map(toId)).toEqual(["growth", "e-commerce-more", ""])
  })
})

describe("answerId", () => {
  test("creates the id of an answer from its question, in other scripts only without Latin letters", () => {
    expect(
      [
        "How long does it take?",
        "料金はいくらですか？",
        "מה המחיר?",
        "Сколько это стоит?",
        "Was kostet 料金?",
        "?!",
      ].map(answerId),
    ).toEqual(["how-long-does-it-take", "料金はいくらですか", "מה-המחיר", "сколько-это-стоит", "was-kostet", "answer"])
  })
})
