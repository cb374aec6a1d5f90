type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Says below a field what is wrong with it, or takes it back where that is nothing. */
const say = (field: Field, problem: string): void => {
  const id = `${field.id}-problem`
  let sentence = document.getElementById(id)
  if (!sentence) {
    sentence = document.createElement("p")
    sentence.id = id
    sentence.dataset.problem = ""
    field.parentElement?.after(sentence)
  }
  sentence.textContent = problem
  sentence.hidden = !problem
  // Material UI says of every field whether it is wrong.
  field.setAttribute("aria-invalid", String(problem !== ""))
  if (problem) field.setAttribute("aria-describedby", id)
  else field.removeAttribute("aria-describedby")
}

/**
 * Shows what the browser finds wrong beside each field, all of it at once, in the browser's words, which are in the
 * visitor's language; without this script the browser shows one after the other in a bubble. What has been said follows
 * what is written, and goes when it is right.
 */
export const start = (form: HTMLFormElement): void => {
  form.addEventListener(
    "invalid",
    event => {
      event.preventDefault()
      const field = event.target as Field
      say(field, field.validationMessage)
      const fields = [...form.querySelectorAll<Field>("input,select,textarea")]
      if (field === fields.find(({ validity }) => !validity.valid)) field.focus()
    },
    true,
  )
  form.addEventListener("input", ({ target }) => {
    const field = target as Field
    if (field.getAttribute("aria-invalid") === "true") say(field, field.validationMessage)
  })
  form.addEventListener("reset", () => {
    for (const field of form.querySelectorAll<Field>("[aria-invalid=true]")) say(field, "")
  })
}
