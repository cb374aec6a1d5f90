/** Entry point for the build. `npm run edit` starts `edit.ts`. */
export { publishEditor } from "./publish"
