import type { DataPath } from "./entry"

/** Returns whether a value is an object, but not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value)

/** Visits a value and all nested values, with their paths. */
export const walk = (value: unknown, path: DataPath, visit: (value: unknown, path: DataPath) => void): void => {
  visit(value, path)
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index], visit))
  else if (value !== null && typeof value === "object")
    for (const [key, item] of Object.entries(value)) walk(item, [...path, key], visit)
}

/** Returns the value at a path; `undefined` if it is missing. */
export const getIn = (data: unknown, path: DataPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (value !== null && typeof value === "object" ? Reflect.get(value, key) : undefined),
    data,
  )
