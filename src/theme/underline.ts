/**
 * Returns the styles of a colored underline. Longhands: Safari ignores a shorthand with a thickness.
 * @param color - theme variable
 * @param thickness - in px
 */
export const underline = (color: string, thickness = 3) =>
  ({
    textDecorationLine: "underline",
    textDecorationColor: color,
    textDecorationThickness: thickness,
    textUnderlineOffset: ".3em",
  }) as const
