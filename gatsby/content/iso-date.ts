const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]

/**
 * @param date as posts show it, for example "October 28, 2025"
 * @returns the same as YYYY-MM-DD, which sorts
 */
export const isoDate = (date: string): string => {
  const [month = "", day = "", year = ""] = date.split(/,? /)
  return [year, String(MONTHS.indexOf(month) + 1).padStart(2, "0"), day.padStart(2, "0")].join("-")
}

/** @returns a day as posts show it, for example "October 28, 2025" */
export const longDate = (day: Date): string => `${MONTHS[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`
