import type { DataPath } from "./entry"

/** Whether a value has fields: no list, and no value by itself. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value)

/** Visits every value of an object with its path. */
export const walk = (value: unknown, path: DataPath, visit: (value: unknown, path: DataPath) => void): void => {
  visit(value, path)
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index], visit))
  else if (value !== null && typeof value === "object")
    for (const [key, item] of Object.entries(value)) walk(item, [...path, key], visit)
}

/** What stands at a path of data that need not have its shape. */
export const getIn = (data: unknown, path: DataPath): unknown =>
  path.reduce<unknown>(
    (inside, key) => (inside !== null && typeof inside === "object" ? Reflect.get(inside, key) : undefined),
    data,
  )
