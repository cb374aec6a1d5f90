import { toldAfter } from "../fixture"
import { post, service, tryMistakes } from "./try-mistakes"

tryMistakes({
  "a link called here": [post, "[the cases]", "[here]"],
  "a link called click here, in bold": [post, "[the cases]", "[**Click here!**]"],
  "a link called read more": [post, "[the cases]", "[Read more …]"],
  "a link called this page": [post, "[the cases]", "[this page]"],
  "a link whose address stands elsewhere": [
    post,
    "[the cases](/case-studies) at its end.",
    "[this][1] at its end.\n\n[1]: /case-studies",
  ],
  "a button called learn more": ["pages/home.yaml", '"Button of the primary"', '"Learn more"'],
})

test.each(["Here are the cases", "this month’s cases", "Read more about cases", "more cases"])(
  "a link called “%s” passes",
  async words => expect(await toldAfter(post, "[the cases]", `[${words}]`)).toEqual([]),
)

test("what is no link may say so", async () => {
  expect(await toldAfter(service, '"One sentence about the first service."', '"Read more"')).toEqual([])
})
