import { balancedColumns } from "./layouts"

describe("balancedColumns", () => {
  test("returns columns with balanced rows", () => {
    const columns = (max: number) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map(count => balancedColumns(count, max))
    expect(columns(4)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3])
    expect(columns(3)).toEqual([1, 2, 3, 2, 3, 3, 3, 3, 3])
    expect(balancedColumns(0, 4)).toBe(1)
  })
})
