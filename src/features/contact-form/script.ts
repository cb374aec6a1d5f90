import { islandOf } from "../../islands/hydrate"
import { ContactForm } from "./contact-form"

export const { hydrate } = islandOf(ContactForm)
