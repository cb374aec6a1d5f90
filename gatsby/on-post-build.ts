import type { GatsbyNode } from "gatsby"
import { drawPreviewImages, publishPreviewImages } from "./preview-images/images"

/** Runs beside the build from the moment all pages are known; never rejects, so that a failure is told once, at the end. */
let drawing: Promise<() => string> | undefined

/** Begins to draw preview images: bundling leaves a processor free. `develop` needs none. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ getNodesByType }) => {
  const [site] = getNodesByType("SiteContent")
  if (!site || process.env.NODE_ENV !== "production") return
  drawing = drawPreviewImages(site).then(
    ({ drawn, wanted }) =>
      () =>
        `Preview images: ${drawn} drawn, ${wanted - drawn} from the cache`,
    (error: unknown) => () => {
      throw error
    },
  )
}

/** Publishes what a build makes besides pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  const tell = await drawing
  if (!tell) return
  reporter.info(tell())
  publishPreviewImages()
}
