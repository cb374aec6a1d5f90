import { deliver, type Outcome } from "./deliver"

/** Responses by service, from their documentation and public code. */
const responses: [name: string, provider: string, status: number, body: string, outcome: Outcome][] = [
  // https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax
  ["Formspree", "formspree", 200, '{"next":"/thanks","ok":true}', "sent"],
  ["Formspree, invalid field", "formspree", 422, '{"errors":[{"code":"TYPE_EMAIL","field":"email"}]}', "refused"],
  // https://formsubmit.co/ajax-documentation
  ["FormSubmit", "formspree", 200, '{"success":"true","message":"The form was submitted successfully."}', "sent"],
  ["FormSubmit, before activation", "formspree", 200, '{"success":"false","message":"Activate"}', "unconfirmed"],
  // https://docs.web3forms.com/getting-started/api-reference
  ["Web3Forms", "formspree", 200, '{"success":true,"body":{"message":"Email sent successfully!"}}', "sent"],
  ["Web3Forms, without a key", "formspree", 400, '{"success":false,"body":{"message":"Invalid"}}', "refused"],
  // https://docs.netlify.com/manage/forms/setup/ (a form's action is the confirmation page)
  ["Netlify", "netlify", 200, '<main data-confirmed=""></main></html>', "sent"],
  ["Netlify, truncated page", "netlify", 200, '<main data-confirmed=""></main>', "unconfirmed"],
  ["Netlify, another page", "netlify", 200, "<html><main></main></html>", "unconfirmed"],
  ["Netlify, form detection off", "netlify", 404, "<html></html>", "refused"],
  ["custom endpoint", "endpoint", 200, '{"ok":true}', "sent"],
  ["custom endpoint, other JSON", "endpoint", 200, '{"status":"fine"}', "unconfirmed"],
  ["custom endpoint, HTML", "endpoint", 200, "<html><p>ok: true</p></html>", "unconfirmed"],
  ["custom endpoint, truncated JSON", "endpoint", 200, '{"ok":', "unconfirmed"],
  ["custom endpoint, server error", "endpoint", 500, '{"ok":true}', "unconfirmed"],
  ["custom endpoint, request timeout", "endpoint", 408, '{"ok":false}', "unconfirmed"],
  ["custom endpoint, rate limit", "endpoint", 429, '{"ok":false}', "busy"],
  ["custom endpoint, unavailable", "endpoint", 503, '{"ok":false}', "busy"],
]

describe("deliver", () => {
  test.each(responses)("maps the response to an outcome: %s", async (_, provider, status, body, outcome) => {
    jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status }))
    expect(await deliver("https://forms.test/", new FormData(), provider)).toBe(outcome)
  })
})
