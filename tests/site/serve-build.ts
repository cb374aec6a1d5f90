import { serveFolder } from "#scripts/serve-folder"
import { BASE_URL } from "../../playwright.config"

/** Serves the last build for all tests. Returns the function that stops the server. */
export default async () => {
  const { stop } = await serveFolder("public", { port: Number(new URL(BASE_URL).port) })
  return stop
}
