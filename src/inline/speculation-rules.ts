/**
 * Pages that the browser may prepare while a link to them is pointed at or pressed, written into every page. Not files,
 * which have an ending, and not anchors of the page itself. The browser heeds Save-Data by itself.
 */
export const speculationRules = (prefix: string) =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: `${prefix}/*` },
            { not: { href_matches: `${prefix}/*.*` } },
            { not: { selector_matches: '[href^="#"],[download],[target]' } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  })
