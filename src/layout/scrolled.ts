/** Marks `<html>` once the page has scrolled past 30 % of the window's height. */
export const scrolledAttribute = "data-scrolled"
