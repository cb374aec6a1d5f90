/**
 * A colored underline. Longhands, because Safari does not know the shorthand with a thickness.
 * @param color a theme variable
 * @param thickness in pixels
 */
export const underline = (color: string, thickness = 3) =>
  ({
    textDecorationLine: "underline",
    textDecorationColor: color,
    textDecorationThickness: thickness,
    textUnderlineOffset: ".3em",
  }) as const
