import type { Locator, Page } from "@playwright/test"

/** Maximum number of presses of a key to reach an element. */
const MAX_PRESSES = 400

const isFocused = (target: Locator) => target.evaluate(element => element === document.activeElement)

/** Input by mouse or keyboard. `press` activates an element, which the keyboard reaches by `key`. */
export interface Input {
  press(target: Locator, key?: string): Promise<void>
  fill(target: Locator, text: string): Promise<void>
}

export const mouse: Input = {
  press: target => target.click(),
  fill: (target, text) => target.fill(text),
}

/** Creates an input that reaches elements with Tab or another key. */
export const createKeyboard = ({ keyboard }: Page): Input => {
  const focus = async (target: Locator, key: string) => {
    await target.waitFor()
    for (let count = 0; !(await isFocused(target)); count += 1) {
      if (count === MAX_PRESSES) throw new Error(`${String(target)} cannot be reached with ${key}.`)
      await keyboard.press(key)
    }
  }
  return {
    press: async (target, key = "Tab") => {
      await focus(target, key)
      await keyboard.press("Enter")
    },
    fill: async (target, text) => {
      await focus(target, "Tab")
      await keyboard.press("ControlOrMeta+a")
      await keyboard.insertText(text)
    },
  }
}
