/** From where on a list of labels or classes has a filter. */

/** With more, it is quicker to type a name than to look for it. */
export const manyGroups = 20
