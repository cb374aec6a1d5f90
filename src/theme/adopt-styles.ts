/**
 * Tells Emotion which rules the page's style element holds, so that it does not write them again. Emotion wants their names in an attribute,
 * 200 bytes of chance a page after compression; they stand in the rules already. Import it before anything that brings Emotion.
 */
for (const sheet of document.querySelectorAll('style[data-emotion="css"]')) {
  const names = [...(sheet.textContent ?? "").matchAll(/\.css-([\w-]+)/g)].map(([, name]) => name)
  sheet.setAttribute("data-emotion", ["css", ...new Set(names)].join(" "))
}

export {}
