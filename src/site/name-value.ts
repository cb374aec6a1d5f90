/** The name and the value in "name=value". */
export const nameValueOf = (text: string): [name: string, value: string] => {
  const [name = "", ...value] = text.split("=")
  return [name, value.join("=")]
}
