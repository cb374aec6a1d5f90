import { didYouMean } from "../suggest"
import { isRealDay, MONTHS } from "./iso-date"

/** The month that a word means, from 1: its name, its beginning, or nearly its name. */
const monthOf = (written: string): number => {
  const word = written.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
  const start = MONTHS.findIndex(month => word.length > 2 && month.toLowerCase().startsWith(word))
  if (start >= 0) return start + 1
  const [, meant = ""] = /"(.*)"/.exec(didYouMean(word, MONTHS)) ?? []
  return MONTHS.indexOf(meant) + 1
}

/** Orders in which people write a date. With slashes it can be read in two ways, unless one number is no month. */
const ORDERS: { form: RegExp; read: (parts: string[]) => [year: string, month: number, day: string] | undefined }[] = [
  {
    form: /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/,
    read: ([year = "", month, day = ""]) => [year, Number(month), day],
  },
  {
    form: /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]?(?:of )?(\p{L}{3,})\.?,?[ -]?(\d{4}|\d\d)$/u,
    read: ([day = "", month = "", year = ""]) => [year, monthOf(month), day],
  },
  {
    form: /^(\p{L}{3,})\.?,? ?(\d{1,2})(?:st|nd|rd|th)?,? ?(\d{4}|(?<= )\d\d)$/u,
    read: ([month = "", day = "", year = ""]) => [year, monthOf(month), day],
  },
  {
    form: /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d\d)$/,
    read: ([day = "", month, year = ""]) => [year, Number(month), day],
  },
  {
    form: /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)$/,
    read: ([one = "", other = "", year = ""]) => {
      if (Number(one) > 12) return [year, Number(other), one]
      return Number(other) > 12 || one === other ? [year, Number(one), other] : undefined
    },
  },
]

/** A date without what stands around it: its weekday, an hour, a full stop, signs that only look like its own. */
const bare = (value: string) =>
  value
    .trim()
    .replace(/^(?:\p{L}+day,? |the )/iu, "")
    .replace(/[T, ]+\d{1,2}:.*$|\.$/, "")
    .replace(/(?<=\d)O(?=\d)/g, "0")
    .replace(/ +,|'(?=\d\d$)/g, match => (match === "'" ? "" : ","))

/** What an editor may have meant by a date in another form, as a sentence; nothing if that cannot be told. */
export const dateAdvice = (value: string): string => {
  for (const { form, read } of ORDERS) {
    const parts = form.exec(bare(value))
    const [digits, month = 0, day = ""] = (parts && read(parts.slice(1))) ?? []
    const year = digits?.length === 2 ? `20${digits}` : digits
    const name = MONTHS[month - 1]
    if (!year || (!name && month < 13)) continue
    const iso = [year, String(month).padStart(2, "0"), day.padStart(2, "0")].join("-")
    return name && isRealDay(iso)
      ? ` Did you mean "${name} ${Number(day)}, ${year}"?`
      : " The calendar has no such day."
  }
  const [, one, other, digits] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)$/.exec(value.trim()) ?? []
  const year = digits?.length === 2 ? `20${digits}` : digits
  const [first, second] = [one, other].map(month => MONTHS[Number(month) - 1])
  return first && second
    ? ` It can be read in two ways: write "${first} ${Number(other)}, ${year}" or "${second} ${Number(one)}, ${year}".`
    : ""
}
