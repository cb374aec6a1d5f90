import type { DataOf } from "#model/types/index"
import { lightColors } from "#theme/tokens"

/** Creates the web manifest. URLs are relative to the manifest's URL. */
export const createWebManifest = ({ name, description }: DataOf<"SiteContent">): string =>
  JSON.stringify({
    name,
    short_name: name,
    description,
    start_url: "./",
    display: "browser",
    theme_color: lightColors.background,
    background_color: lightColors.background,
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
      ...[192, 512].map(size => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
      { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  })
