/** Returns the channels of a color, "#rrggbb" or "rgb(…)", from 0 to 1. */
const channelsOf = (color: string): number[] =>
  (color.startsWith("#") ? [1, 3, 5].map(start => `0x${color.slice(start, start + 2)}`) : color.match(/[\d.]+/g)!).map(
    channel => Number(channel) / 255,
  )

/** Returns the relative luminance by WCAG 2. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map(value =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two opaque colors, from 1 to 21. */
export const contrast = (foreground: string, background: string): number => {
  const [light = 0, dark = 0] = [luminance(foreground), luminance(background)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
