/** Anchor of the form on the contact page. */
export const FORM_ID = "form"
