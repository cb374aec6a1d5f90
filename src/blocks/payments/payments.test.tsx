import { createMinimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import type { Fields } from "../block"
import { PaymentsBlock } from "./payments"
import { paymentsSchema } from "./schema"

describe("PaymentsBlock", () => {
  test("draws the parts of the price to scale", () => {
    const parts = [30, 70].map(amount => ({ value: `${amount}%`, label: `Part of ${amount}`, amount, bars: null }))
    const { container } = renderThemed(
      <PaymentsBlock {...(createMinimal(paymentsSchema) as Fields<typeof paymentsSchema>)} parts={parts} />,
    )
    const widths = [...container.querySelectorAll("dl:first-of-type > div:has(dt)")].map(
      part => getComputedStyle(part).width,
    )
    expect(widths.slice(0, 2)).toEqual(["30%", "70%"])
  })
})
