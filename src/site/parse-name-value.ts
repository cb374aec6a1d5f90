/** Splits "name=value" at the first "=". */
export const parseNameValue = (text: string): [name: string, value: string] => {
  const [name = "", ...value] = text.split("=")
  return [name, value.join("=")]
}
