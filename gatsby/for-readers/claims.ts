/** A figure of the ledger, as it is published. */
export interface ClaimedFigure {
  name: string
  /** As pages show it. */
  value: string
  unit: string | null
  counts: string
  period: string
  source: string
  /** YYYY-MM-DD */
  checked: string
  differs: readonly { claim: string; reason: string }[] | null
}

/** Address of the ledger. */
export const CLAIMS_FILE = "/claims.json"

/** The figures that the site claims, each with where it comes from and when it was last looked at. */
export const claimsOf = (site: { name: string; url: string }, claims: readonly ClaimedFigure[]): string =>
  `${JSON.stringify({ site: `${site.url}/`, name: site.name, claims }, null, 2)}\n`
