/** Decap's key for the session in local storage. */
const SESSION = "decap-cms-user"

/**
 * Shows a form for a personal access token, because OAuth with GitHub requires a server with a secret. The token stays
 * in this browser and is sent only to GitHub.
 */
export const enableTokenSignIn = async ({ name, base_url: signInUrl }: Record<string, string>): Promise<void> => {
  const form = document.getElementById("sign-in")
  if (name !== "github" || signInUrl || localStorage.getItem(SESSION) || !(form instanceof HTMLFormElement)) return
  form.hidden = false
  await new Promise<void>(resolve => form.addEventListener("submit", event => (event.preventDefault(), resolve())))
  const token = new FormData(form).get("token")
  localStorage.setItem(SESSION, JSON.stringify({ backendName: name, token }))
  form.hidden = true
}
