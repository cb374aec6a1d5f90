import { balancedColumnCount } from "./layouts"

describe("balancedColumnCount", () => {
  test("returns the smallest number of columns with the fewest rows: 5 items as 3 + 2, not 4 + 1", () => {
    const columns = (max: number) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map(count => balancedColumnCount(count, max))
    expect(columns(4)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3])
    expect(columns(3)).toEqual([1, 2, 3, 2, 3, 3, 3, 3, 3])
    expect(balancedColumnCount(0, 4)).toBe(1)
  })
})
