import { addressesMistakes } from "./addresses"
import { detailsMistakes } from "./details"
import { filesMistakes } from "./files"
import { linksMistakes } from "./links"
import type { Mistake } from "./mistake"
import { proseMistakes } from "./prose"
import { referencesMistakes } from "./references"
import { shapeMistakes } from "./shape"
import { valuesMistakes } from "./values"
import { yamlMistakes } from "./yaml"

/** Every mistake that is tried, by the file its table is in. */
export const tables: Record<string, Mistake[]> = {
  yaml: yamlMistakes,
  shape: shapeMistakes,
  values: valuesMistakes,
  addresses: addressesMistakes,
  links: linksMistakes,
  references: referencesMistakes,
  details: detailsMistakes,
  prose: proseMistakes,
  files: filesMistakes,
}
