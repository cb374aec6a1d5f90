/**
 * Keeps what was told of an object for as long as the object is there.
 * @param ask is asked once for each; what it tells must not change while the object is the same
 */
export const memoize = <About extends object, Told>(compute: (about: About) => Told): ((about: About) => Told) => {
  const known = new WeakMap<About, { told: Told }>()
  return about => {
    const found = known.get(about) ?? { told: compute(about) }
    known.set(about, found)
    return found.told
  }
}
