import { mailWith } from "./message"

test("a mail holds the whole text, or as much as an address may", () => {
  const text = "Ada & Co: 100 %\n\n<b>bold</b>?"
  expect(new URL(mailWith("mailto:hello@agency.example", text)).searchParams.get("body")).toBe(text)
  const long = mailWith("mailto:hello@agency.example?subject=One%20%26%20two", "ö".repeat(5000))
  expect(long.length).toBeLessThan(2100)
  expect(new URL(long).searchParams.get("subject")).toBe("One & two")
  expect(new URL(long).searchParams.get("body")).toMatch(/^ö+…$/)
})
