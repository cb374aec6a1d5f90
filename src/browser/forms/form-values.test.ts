import { getValues, restoreValues, withMailBody } from "./form-values"

describe("withMailBody", () => {
  test("truncates the email body to the URL limit", () => {
    const text = "Ada & Co: 100 %\n\n<b>bold</b>?"
    expect(new URL(withMailBody("mailto:hello@agency.example", text)).searchParams.get("body")).toBe(text)
    const long = withMailBody("mailto:hello@agency.example?subject=One%20%26%20two", "ö".repeat(5000))
    expect(long.length).toBeLessThan(2100)
    expect(new URL(long).searchParams.get("subject")).toBe("One & two")
    expect(new URL(long).searchParams.get("body")).toMatch(/^ö+…$/)
  })

  test.each(["😀", "𠮷", "👩‍💻"])("truncates an email between characters: %s", character => {
    for (let before = 0; before < 24; before++) {
      const text = "a".repeat(before) + `Our work ${character} `.repeat(300)
      const body = new URL(withMailBody("mailto:hello@agency.example", text)).searchParams.get("body") ?? ""
      expect(text.startsWith(body.slice(0, -1))).toBe(true)
      expect(body).toMatch(/[^\uD800-\uDBFF]…$/)
    }
  })
})

describe("restoreValues", () => {
  test("restores values over defaults, but not over new input", () => {
    document.body.innerHTML = `<form><input name="name"><input name="company">
    <select name="budget"><option></option><option selected>5k</option><option>10k</option></select></form>`
    const form = document.forms[0]!
    ;(form.elements.namedItem("name") as HTMLInputElement).value = "Ada"
    restoreValues(form, { name: "Grace", company: "Engines", budget: "10k" })
    expect(getValues(form)).toEqual({ name: "Ada", company: "Engines", budget: "10k" })
  })
})
