import { checkedAttribute } from "../site/form-names"

/** Address of the script that tells what is wrong; put in when this one is bundled (gatsby/browser-scripts.ts). */
declare const CHECKS_SCRIPT: string

/**
 * Fetches what tells of problems once a form is filled in: who only reads needs none of it. Where it does not come, the
 * browser's bubbles do.
 */
export const bringChecks = (): void =>
  document
    .querySelectorAll(`form[${checkedAttribute}]`)
    .forEach(form =>
      form.addEventListener("focusin", () => void import(CHECKS_SCRIPT).catch(() => undefined), { once: true }),
    )
