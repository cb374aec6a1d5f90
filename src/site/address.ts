/**
 * What a visitor searches or filters by stands in the page's address: it can be shared, and back and forward walk
 * through it.
 */

/** What the address asks for by a name; empty where it says nothing. */
export const asked = (name: string): string => new URLSearchParams(location.search).get(name) ?? ""

/**
 * Puts values into the address of the page; empty ones are left out.
 * @param isStep whether going back leads to the address before
 */
export const ask = (values: Record<string, string>, isStep: boolean): void => {
  if (Object.entries(values).every(([name, value]) => asked(name) === value)) return
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(values))
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  if (isStep) history.pushState(null, "", url)
  else history.replaceState(null, "", url)
}
