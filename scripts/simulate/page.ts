/** Where in docs/scale.md the simulation's words stand. */

export const SEED = 1

const [begin, end] = ['<!-- simulated -->', '<!-- end of simulated -->']

/** Throws where the page has no such marks. */
export function pageWith(page: string, said: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error('docs/scale.md has no place for what is simulated.')
  return `${page.slice(0, from + begin.length)}\n\n${said}\n\n${page.slice(to)}`
}

/** Without what the layout does to tables. */
export function simulatedIn(page: string): string {
  return plain(page.slice(page.indexOf(begin) + begin.length, page.indexOf(end)))
}

export function plain(text: string): string {
  return text
    .replaceAll(/[ -]*\|[ -]*/g, '|')
    .replaceAll(/\|{2,}\n/g, '')
    .trim()
}
