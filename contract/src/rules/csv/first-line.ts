/** Which line of a list says what its cells are separated by. */

/** A line of its own, as spreadsheets write it before a list for each other: no line of the list. */
const separatorLine = /^"?sep=([,;\t])"?[^\S\n]*(?=\n|$)/i

export interface ListStart {
  /** The list. A line that said the separator alone is empty, so that the others are counted as in an editor. */
  text: string
  /** What such a line said. */
  separator: string | undefined
  /** The first line that is not empty, without what stands in quotes: a comma in a name separates nothing. */
  firstLine: string
}

/** In: a text with one kind of line break. */
export function startOfList(text: string): ListStart {
  const told = separatorLine.exec(text)
  const list = told === null ? text : text.slice(told[0].length)
  const from = list.search(/\S/)
  const [line = ''] = list.slice(Math.max(0, list.lastIndexOf('\n', from) + 1)).split('\n', 1)
  return { text: list, separator: told?.[1], firstLine: line.replace(/"[^"]*"/g, '') }
}
