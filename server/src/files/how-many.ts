/** How often a mark stands in a text, before anything is made of each: counted no further than one more than `most`. */
export function howMany(text: string, mark: string, most: number): number {
  let count = 0
  for (let at = text.indexOf(mark); at >= 0 && count <= most; at = text.indexOf(mark, at + 1)) count += 1
  return count
}
