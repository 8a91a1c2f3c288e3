/** How much there is in the databases, and how the rows that SQL makes are named: alike in all of them. */

export interface Size {
  accounts: number
  organizations: number
  /** Of the one large organization. */
  members: number
}

export const usualSize: Size = { accounts: 10_000, organizations: 1_000, members: 10_000 }

export const listLength = 50
/** Accounts that sign in, make organizations and refresh: made over the protocol, so that they have passwords. */
export const people = 32
export const password = 'quiet arches stand'

export const emailOf = (person: number) => `visitor${person}@example.com`

/** Numbers are as long among a thousand as among a million: what grows is how much there is, not what each is called. */
const digits = 7
const numberOf = (row: number) => String(row).padStart(digits, '0')
const numberSql = (row: string) => `lpad((${row})::text, ${digits}, '0')`
const rowNumberSql = numberSql('n')

export const rowEmail = (row: number) => `person${numberOf(row)}@example.com`
export const rowEmailSql = `'person' || ${rowNumberSql} || '@example.com'`
export const personSql = (row = 'n') => `'person-' || ${numberSql(row)}`
export const organizationOf = (row: number) => `school${numberOf(row)}`
export const organizationSql = `'school' || ${rowNumberSql}`
/** Those of the list. */
export const listedOf = (row: number) => `listed${row}`
export const largeOrganization = 'largeschool'

/** Letters that look like nothing but themselves stand for the digits, so that names can be compared by SQL. */
const letters = 'abcdefghkp'
export const usernameOf = (row: number) => `ada${numberOf(row).replace(/\d/g, (digit) => letters[Number(digit)] ?? '')}`
export const usernameSql = `'ada' || translate(${rowNumberSql}, '0123456789', '${letters}')`

const given = ['Ada', 'Bela', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gita', 'Hugo', 'Ines', 'Jona']
export const displayNameSql = `(array[${given.map((name) => `'${name}'`).join(',')}])[1 + n % ${given.length}] || ' ' || substr(md5(n::text), 1, 6)`

const rowsAtOnce = 5_000

/** `generate_series` in parts that a statement's time limit allows, as a table with the column `n`. */
export function* seriesTo(last: number): Generator<string> {
  for (let first = 1; first <= last; first += rowsAtOnce) {
    yield `(select n from generate_series(${first}, ${Math.min(last, first + rowsAtOnce - 1)}) as n order by md5(n::text)) as numbers`
  }
}

/** 1 to `last` over and over, in an order that jumps about. */
export function scattered(turn: number, last: number): number {
  return 1 + ((turn * 7_919) % last)
}

export type RunSql = (text: string) => Promise<unknown>
