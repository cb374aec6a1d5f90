import { numbersIn } from "./numbers-in"

const field = (valueAsNumber: number, min = "1", max = "12000") => ({ valueAsNumber, min, max })
const INVALID = "From {min} to {max}."

test("numbers between their limits are read", () =>
  expect(numbersIn([field(1), field(12_000), field(0.5, "0.1", "3")], INVALID)).toEqual({
    numbers: [1, 12_000, 0.5],
    problem: "",
  }))

test.each([Number.NaN, 0, 12_001])("%s is named with the limits", value =>
  expect(numbersIn([field(5), field(value)], INVALID)).toEqual({ problem: "From 1 to 12,000." }),
)
