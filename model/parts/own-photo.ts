import type { ComputedField } from "../../packages/content-engine"

/** The picture of a page whose own fields are those of `drawingOrFile` (../../schema/picture.ts). */
export const ownPhoto: ComputedField<{ file?: string | undefined }> = {
  type: "Photo",
  description: "The file, as pages show it; nothing where there is none.",
  resolve: ({ file }, { photo }) => (file ? photo(file) : null),
}
