import { createServer } from "node:net"

/** Whether nobody listens on a port. */
const isFree = port =>
  new Promise(resolve => {
    const server = createServer()
    server.once("error", () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/**
 * The first port from this one on that nobody listens on.
 * @returns {Promise<number>}
 */
export const freePortFrom = async port => {
  for (let one = port; one <= 65_535; one++) if (await isFree(one)) return one
  throw new Error(`No port from ${port} on is free.`)
}
