/** Fetched once somebody fills in a form that the browser checks. */
import { checkedAttribute } from "../../site/form-names"
import { tellProblems } from "./tell-problems"

document.querySelectorAll<HTMLFormElement>(`form[${checkedAttribute}]`).forEach(tellProblems)
