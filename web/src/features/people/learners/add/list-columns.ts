/** Which column of a list of learners holds what: as its first line says, else as its cells look. */

/** As a list is explained, and in the order of its template. */
export const learnerColumns = ['username', 'given_name', 'family_name', 'class'] as const
export type LearnerColumn = (typeof learnerColumns)[number]

/** What a column may hold: a whole name is first and last name in one. Null is nothing that is read. */
export const listColumns = ['username', 'given_name', 'family_name', 'name', 'class'] as const
export type ListColumn = (typeof listColumns)[number]
export type Columns = readonly (ListColumn | null)[]

export type ColumnNames = Readonly<Record<ListColumn, readonly [string, ...string[]]>>

/** What a first line calls its columns, whatever the page's language. */
const english: ColumnNames = {
  username: ['username', 'user name', 'login'],
  given_name: ['first name', 'given name', 'given_name', 'givenname', 'first'],
  family_name: ['last name', 'family name', 'family_name', 'familyname', 'last', 'surname'],
  name: ['name', 'full name', 'full_name', 'student', 'student name', 'learner', 'pupil'],
  class: ['class', 'group'],
}

/** What people are called as well. */
const surnames = ['first', 'last']

/**
 * Null where the first line is somebody already. Nobody is called like two columns, nor like one that names people: where
 * those of usernames are missing, each line is told that it has none.
 */
export function columnsNamedBy(cells: readonly string[], names: ColumnNames): Columns | null {
  const folded = (heading: string) => heading.trim().toLowerCase()
  const found = cells.map(
    (cell) =>
      listColumns.find((column) =>
        [...names[column], ...english[column]].some((name) => folded(name) === folded(cell)),
      ) ?? null,
  )
  const known = found.filter((column) => column !== null)
  const isOne = found.some((column, place) => {
    return column !== null && column !== 'class' && !surnames.includes(folded(cells[place] ?? ''))
  })
  const isHeading = isOne || known.length >= 2
  return isHeading ? found.map((column) => (column === 'name' ? besides(known) : column)) : null
}

/** A column called "name" beside one of first names has last names. */
function besides(known: readonly ListColumn[]): ListColumn | null {
  const [given, family] = [known.includes('given_name'), known.includes('family_name')]
  if (given && family) return null
  if (given) return 'family_name'
  return family ? 'given_name' : 'name'
}

/** Without headings. In: the cells of each line; and whether commas part them, which is how a last name stands first. */
export function columnsOf(rows: readonly (readonly string[])[], isByComma: boolean): Columns {
  const width = Math.max(0, ...rows.map((cells) => cells.findLastIndex((cell) => cell.trim() !== '') + 1))
  const whole = rows.filter((cells) => cells.filter((cell) => cell.trim() !== '').length > 1)
  const at = (place: number) => whole.map((cells) => (cells[place] ?? '').trim()).filter((cell) => cell !== '')
  const endsInClass = width > 1 && every(at(width - 1), isLikeClass)
  const named = endsInClass ? width - 1 : width
  const end = endsInClass ? (['class'] as const) : []
  if (width > learnerColumns.length - 1 || named > 2) return learnerColumns
  if (named < 2) return ['name', ...end]
  if (every(at(0), isLikeUsername)) return ['username', every(at(1), hasSpace) ? 'name' : 'given_name', ...end]
  return isByComma ? ['family_name', 'given_name', ...end] : ['given_name', 'family_name', ...end]
}

function every(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.every(is)
}

/** No name of a person has a digit, and most of classes have. */
const isLikeClass = (cell: string) => /\p{Nd}/u.test(cell) && cell.length <= longestClass
const longestClass = 20
const isLikeUsername = (cell: string) => !hasSpace(cell) && (!/\p{Lu}/u.test(cell) || /[\p{Nd}._]/u.test(cell))
const hasSpace = (cell: string) => /\s/u.test(cell)
