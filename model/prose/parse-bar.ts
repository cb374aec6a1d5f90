/** Words, a colon, and a figure with what belongs to it: "In two days: 21 days", "At $60: $1,600". */
const BAR = /^(.*\S):\s*(\D{0,3}(\d[\d,]*(?:\.\d+)?)\D*)$/s

/** What a line of the list says; nothing if it is no quantity. */
export const parseBar = (words: string): { label: string; value: string; quantity: number } | undefined => {
  const [, label = "", value = "", figure = ""] = BAR.exec(words.trim()) ?? []
  return figure ? { label, value, quantity: Number(figure.replaceAll(",", "")) } : undefined
}
