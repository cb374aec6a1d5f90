/** Entry point for Gatsby's hooks. `npm run edit` runs `edit.ts`. */
export { clearUnsavedChanges, UNSAVED_FOLDER } from "./unsaved-changes"
export { publishEditor } from "./publish"
