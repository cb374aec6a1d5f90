/** A label, a colon, and a figure with its unit: "In two days: 21 days", "At $60: $1,600". */
const BAR = /^(.*\S):\s*(\D{0,3}(\d[\d,]*(?:\.\d+)?)\D*)$/s

/** Parses a line of a bar list. Returns undefined without a quantity. */
export const parseBar = (text: string): { label: string; value: string; quantity: number } | undefined => {
  const [, label = "", value = "", figure = ""] = BAR.exec(text.trim()) ?? []
  return figure ? { label, value, quantity: Number(figure.replaceAll(",", "")) } : undefined
}
