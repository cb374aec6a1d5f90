/** Marks the elements in the head that wait for `fontsMedia`; the head script takes it off them on the pages that follow. */
export const fontsAttribute = "data-fonts"
