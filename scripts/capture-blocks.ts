/**
 * `npm run blocks`: captures docs/editing/blocks.webp, the overview of `/___blocks`, while `npm run develop` runs. PORT
 * sets its port (default: 8000).
 */
import { chromium } from "@playwright/test"
import sharp from "sharp"
import { launchOptions } from "./chromium"

const url = `http://localhost:${process.env.PORT ?? 8000}/___blocks`

const captureBlocks = async () => {
  if (!(await fetch(url).catch(() => undefined))) {
    console.error(`${url} does not respond. Start npm run develop, or set PORT to its port, and try again.`)
    process.exitCode = 1
    return
  }
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" })
  await page.goto(url)
  const overview = page.getByRole("region", { name: "Overview" })
  await overview.getByRole("listitem").first().waitFor()
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  })
  const names = await overview.locator("h3").allTextContents()
  const screenshot = await overview.screenshot({ style: "content-problems, header { visibility: hidden }" })
  // A test compares the names in the EXIF description with the current blocks.
  await sharp(screenshot)
    .webp({ quality: 70 })
    .withExif({ IFD0: { ImageDescription: names.join(", ") } })
    .toFile("docs/editing/blocks.webp")
  await browser.close()
}

void captureBlocks()
