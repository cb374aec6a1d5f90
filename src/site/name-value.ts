/** The name and the value in "name=value". */
export const parseNameValue = (text: string): [name: string, value: string] => {
  const [name = "", ...value] = text.split("=")
  return [name, value.join("=")]
}
