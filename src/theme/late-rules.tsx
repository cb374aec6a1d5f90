import { createContext, useContext } from "react"

/** Takes rules that no first screen needs; given by the build (gatsby-ssr.tsx), which puts them with the later ones. */
export const LateRulesContext = createContext<((rules: string) => void) | null>(null)

/** Rules of the whole page that no first screen needs: they come with those for what lies below it. */
export const LateRules = ({ rules }: { rules: string }) => {
  const keep = useContext(LateRulesContext)
  if (!keep) return <style dangerouslySetInnerHTML={{ __html: rules }} />
  keep(rules)
}
