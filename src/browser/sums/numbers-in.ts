import { fill } from "../../site/fill"
import { numberOf } from "../../site/language"

/** What is asked of a field of numbers. */
type NumberField = Pick<HTMLInputElement, "valueAsNumber" | "min" | "max">

/**
 * Reads fields of numbers.
 * @param invalid what is told of the first field whose number is not between its limits; {min} and {max} are replaced
 * @returns all numbers, or the problem
 */
export const numbersIn = (fields: readonly NumberField[], invalid: string): { numbers?: number[]; problem: string } => {
  const odd = fields.find(({ valueAsNumber: value, min, max }) => !(value >= Number(min) && value <= Number(max)))
  const readable = (limit: string) => numberOf(Number(limit))
  return odd
    ? { problem: fill(invalid, { min: readable(odd.min), max: readable(odd.max) }) }
    : { numbers: fields.map(({ valueAsNumber }) => valueAsNumber), problem: "" }
}
