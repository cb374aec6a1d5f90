/** `@emotion/hash` itself, under the name it has where `src/theme/short-hash.ts` takes its place. */
declare module "@emotion/full-hash" {
  export { default } from "@emotion/hash"
}
