/** Where Decap looks for a session. */
const SESSION = "decap-cms-user"

/**
 * GitHub hands nobody in without a secret that a server keeps. Where no such service is named, editors sign in with a
 * token of their own, which stays in this browser and is sent to GitHub alone.
 */
export const enableTokenSignIn = async ({ name, base_url: service }: Record<string, string>): Promise<void> => {
  const form = document.getElementById("sign-in")
  if (name !== "github" || service || localStorage.getItem(SESSION) || !(form instanceof HTMLFormElement)) return
  form.hidden = false
  await new Promise<void>(resolve => form.addEventListener("submit", event => (event.preventDefault(), resolve())))
  const token = new FormData(form).get("token")
  localStorage.setItem(SESSION, JSON.stringify({ backendName: name, token }))
  form.hidden = true
}
