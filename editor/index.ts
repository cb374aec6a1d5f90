/** Entry point for Gatsby. `npm run edit` starts `edit.ts`. */
export { clearDraft, DRAFT_FOLDER } from "./draft"
export { publishEditor } from "./publish"
