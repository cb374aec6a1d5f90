/** Memoizes a pure function of one object. Results are garbage-collected with their objects. */
export const memoize = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const cache = new WeakMap<Key, { value: Value }>()
  return key => {
    const cached = cache.get(key) ?? { value: compute(key) }
    cache.set(key, cached)
    return cached.value
  }
}
