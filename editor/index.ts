/** The door of the editor: what the build asks of it. `npm run edit` starts at `edit.ts`. */
export { publishEditor } from "./publish"
