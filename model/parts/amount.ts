/** The number in a price or a figure as pages show it: 2500 in "$2,500". */
export const amountOf = (figure: string): number => Number(figure.replace(/[^\d.]/g, ""))
