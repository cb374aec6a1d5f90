/**
 * Whether an id is that of a part of a page that shows prose, of its drawings or footnotes, or of Gatsby. A heading of
 * this name would take the place of the part: its button would open the heading (tests/site/content.spec.ts looks for
 * others).
 */
export const isPageId = (id: string): boolean =>
  /^(?:main|menu|services-panel|contents|drawing-.*|footnote-label|user-content-.*|_*gatsby.*)$/.test(id)
