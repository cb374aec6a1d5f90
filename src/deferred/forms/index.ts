/** Fetched by pages with a form that delivers. */
import { formAttribute } from "../../site/form-names"
import { watchForm } from "./watch"

document.querySelectorAll<HTMLFormElement>(`form[${formAttribute}]`).forEach(watchForm)
