/** Dials a number that is written for people: "(555) 555-0142" gives "tel:5555550142". A "(0)" is not dialed from abroad. */
export const tel = (phone: string): string => `tel:${phone.replace("(0)", "").replace(/(?!^\+)\D/g, "")}`
