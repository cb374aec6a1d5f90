/** The door of the editor: what the build asks of it (packages/index.ts). `npm run edit` starts at `edit.ts`. */
export { publishEditor as publish } from "./publish"
