import { fontsMedia, preloadedFonts, webFaces } from "#theme/fonts"
import { darkColors, lightColors } from "#theme/tokens"

/** Attributes of fonts. Phones skip them on the first page; src/browser/head.ts and prefetch.ts find `data-fonts`. */
const fontAttributes = { media: fontsMedia, "data-fonts": "" }

/** Tags in the head of every page: fonts, icon, manifest, and the color of the browser's toolbar. */
export const headTags = [
  ...preloadedFonts.map(file => (
    <link key={file} rel="preload" as="font" crossOrigin="" href={file} {...fontAttributes} />
  )),
  <style key="faces" {...fontAttributes} dangerouslySetInnerHTML={{ __html: webFaces }} />,
  <link key="icon" rel="icon" type="image/svg+xml" href="/icon.svg" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  <meta key="light" name="theme-color" content={lightColors.background} media="(prefers-color-scheme:light)" />,
  <meta key="dark" name="theme-color" content={darkColors.background} media="(prefers-color-scheme:dark)" />,
]
