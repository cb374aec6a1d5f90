/** Returns a mailto URL, with the subject if there is one. */
export const mailto = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`

/** Calling codes that keep the leading zero of a number: Italy, San Marino, Vatican. */
const codesWithLeadingZero = ["+39", "+378", "+379"]

/**
 * Formats a phone number as an international `tel:` URL: "(202) 555-0100" as "tel:+12025550100". Drops the national
 * leading zero.
 * @param callingCode - for numbers without one, such as "+1"
 */
export const tel = (phone: string, callingCode?: string | null): string => {
  const dialed = phone.replace("(0)", "").replace(/(?!^\+)\D/g, "")
  if (dialed.startsWith("+") || !callingCode) return `tel:${dialed}`
  return `tel:${callingCode}${codesWithLeadingZero.includes(callingCode) ? dialed : dialed.replace(/^0/, "")}`
}
