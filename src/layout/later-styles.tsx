import { createContext, useContext } from "react"

/**
 * Told by the page that its first screen ends here; given by the build (gatsby-ssr.tsx).
 * @returns the address of the rules for what follows, once they are known
 */
type EndFirstScreen = () => string | undefined

/** Without it, in `develop` and in tests, all rules stand in the head. */
export const LaterStylesContext = createContext<EndFirstScreen | null>(null)

/**
 * The rules for what lies below the first screen: a file that is fetched once the first screen is painted
 * (docs/decisions/0055-rules-below-the-first-screen.md). Without script it is linked as any other.
 */
export const LaterStyles = () => {
  const href = useContext(LaterStylesContext)?.()
  return (
    href && (
      <>
        <noscript>
          <link rel="stylesheet" href={href} />
        </noscript>
        <script dangerouslySetInnerHTML={{ __html: BROWSER_SCRIPTS.rest }} />
        <script type="module" dangerouslySetInnerHTML={{ __html: BROWSER_SCRIPTS.next }} />
      </>
    )
  )
}
