import { writeFileSync } from "node:fs"
import type { GatsbyNode } from "gatsby"
import { drawImages, publishImages } from "./preview-images/images"
import { webManifest } from "./preview-images/manifest"

/** Runs beside the build from the moment all pages are known; never rejects, so that a failure is told once, at the end. */
let drawing: Promise<() => string> | undefined

/** Begins to draw preview images and icons: bundling leaves a processor free. `develop` needs none. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ getNodesByType }) => {
  const [site] = getNodesByType("SiteContent")
  if (!site || process.env.NODE_ENV !== "production") return
  drawing = drawImages(site).then(
    ({ drawn, wanted }) =>
      () =>
        `Preview images: ${drawn} drawn, ${wanted - drawn} from the cache`,
    (error: unknown) => () => {
      throw error
    },
  )
}

/** Publishes what a build makes besides pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, reporter }) => {
  const tell = await drawing
  const [site] = getNodesByType("SiteContent")
  if (!tell || !site) return
  reporter.info(tell())
  publishImages(site)
  writeFileSync("public/manifest.webmanifest", webManifest(site as typeof site & { name: string; description: string }))
}
