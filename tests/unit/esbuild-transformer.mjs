import { transformSync } from "esbuild"

/** Jest's transformer: types away, JSX and imports into calls. */
export default {
  process: (source, file, { transformerConfig }) =>
    transformSync(source, {
      ...transformerConfig,
      loader: file.endsWith("x") ? "tsx" : "ts",
      sourcefile: file,
      sourcemap: "inline",
    }),
}
