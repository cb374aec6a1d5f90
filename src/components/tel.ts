/**
 * Dials a number that is written for people: "(202) 555-0100" gives "tel:2025550100". A "(0)" is not dialed from
 * abroad.
 */
export const tel = (phone: string): string => `tel:${phone.replace("(0)", "").replace(/(?!^\+)\D/g, "")}`
