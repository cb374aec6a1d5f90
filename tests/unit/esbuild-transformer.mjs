import { transformSync } from "esbuild"

/** Jest transformer for TypeScript, JSX and ES modules. */
export default {
  process: (source, file, { transformerConfig }) =>
    transformSync(source, {
      ...transformerConfig,
      loader: file.endsWith("x") ? "tsx" : "ts",
      sourcefile: file,
      sourcemap: "inline",
    }),
}
