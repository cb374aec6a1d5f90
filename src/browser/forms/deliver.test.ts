import { deliver, type Outcome } from "./deliver"

/** What each service answers, as its documents and public code that uses it say. */
const ANSWERS: [who: string, provider: string, status: number, body: string, outcome: Outcome][] = [
  // https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax
  ["Formspree", "formspree", 200, '{"next":"/thanks","ok":true}', "sent"],
  ["Formspree, of a field", "formspree", 422, '{"errors":[{"code":"TYPE_EMAIL","field":"email"}]}', "refused"],
  // https://formsubmit.co/ajax-documentation
  ["FormSubmit", "formspree", 200, '{"success":"true","message":"The form was submitted successfully."}', "sent"],
  ["FormSubmit, before it is activated", "formspree", 200, '{"success":"false","message":"Activate"}', "unconfirmed"],
  // https://docs.web3forms.com/getting-started/api-reference
  ["Web3Forms", "formspree", 200, '{"success":true,"body":{"message":"Email sent successfully!"}}', "sent"],
  ["Web3Forms, without a key", "formspree", 400, '{"success":false,"body":{"message":"Invalid"}}', "refused"],
  // https://docs.netlify.com/manage/forms/setup/ (a form's action is the page that follows)
  ["Netlify", "netlify", 200, '<main data-confirmed=""></main></html>', "sent"],
  ["Netlify, with a page that breaks off", "netlify", 200, '<main data-confirmed=""></main>', "unconfirmed"],
  ["Netlify, with another page", "netlify", 200, "<html><main></main></html>", "unconfirmed"],
  ["Netlify, where forms are not detected", "netlify", 404, "<html></html>", "refused"],
  ["a receiver of one's own", "endpoint", 200, '{"ok":true}', "sent"],
  ["the same, with other words", "endpoint", 200, '{"status":"fine"}', "unconfirmed"],
  ["the same, with a page", "endpoint", 200, "<html><p>ok: true</p></html>", "unconfirmed"],
  ["the same, with half an answer", "endpoint", 200, '{"ok":', "unconfirmed"],
  ["the same, of a mistake", "endpoint", 500, '{"ok":true}', "unconfirmed"],
  ["the same, of a flood", "endpoint", 429, '{"ok":false}', "busy"],
  ["the same, where it could keep nothing", "endpoint", 503, '{"ok":false}', "busy"],
]

test.each(ANSWERS)("what %s answers", async (_, provider, status, body, outcome) => {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status }))
  expect(await deliver("https://forms.test/", new FormData(), provider)).toBe(outcome)
})
