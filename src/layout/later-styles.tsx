import { createContext, useContext } from "react"

/**
 * Told by the page that its first screen ends here; given by the build (gatsby-ssr.tsx).
 * @returns the address of the rules for what follows, once they are known
 */
type EndFirstScreen = () => string | undefined

/** Without it, in `develop` and in tests, all rules stand in the head. */
export const LaterStylesContext = createContext<EndFirstScreen | null>(null)

/**
 * The rules for what lies below the first screen: a file that holds up nothing above it
 * (docs/decisions/0055-rules-below-the-first-screen.md).
 */
export const LaterStyles = () => {
  const href = useContext(LaterStylesContext)?.()
  return href && <link rel="stylesheet" href={href} />
}
