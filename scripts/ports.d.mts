/** The first port from this one on that nobody listens on. */
export function freePortFrom(port: number): Promise<number>
