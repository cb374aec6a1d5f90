/** Where the zero of a number at home is dialed from abroad too: Italy, San Marino and the Vatican. */
const ZERO_STAYS = ["+39", "+378", "+379"]

/**
 * Dials a number that is written for people, from anywhere: "(202) 555-0100" gives "tel:+12025550100". A zero before a
 * number at home is not dialed from abroad.
 * @param callingCode what stands before a number that is written without, such as "+1"
 */
export const tel = (phone: string, callingCode?: string | null): string => {
  const dialed = phone.replace("(0)", "").replace(/(?!^\+)\D/g, "")
  if (dialed.startsWith("+") || !callingCode) return `tel:${dialed}`
  return `tel:${callingCode}${ZERO_STAYS.includes(callingCode) ? dialed : dialed.replace(/^0/, "")}`
}
