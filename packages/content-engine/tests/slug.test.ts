import { questionId, toId } from "../slug"

test("a name becomes an id", () => {
  expect(["Growth", "E-Commerce & more!", "日本"].map(toId)).toEqual(["growth", "e-commerce-more", ""])
})

test("an answer has an id in every script, and those of Latin letters stay", () => {
  expect(
    ["How long does it take?", "料金はいくらですか？", "מה המחיר?", "Сколько это стоит?", "Was kostet 料金?", "?!"].map(
      questionId,
    ),
  ).toEqual(["how-long-does-it-take", "料金はいくらですか", "מה-המחיר", "сколько-это-стоит", "was-kostet", "answer"])
})
