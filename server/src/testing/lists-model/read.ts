/** Reads a list to its end, in pages of any size, and compares it with what it has to be. */
import { isDeepStrictEqual } from 'node:util'
import type { Row } from './expected/people.ts'
import type { School, Someone } from './school.ts'

export interface Question {
  url: string
  query?: Record<string, string>
  as?: Someone
  /** How it goes on: by pages, behind what was last, or not at all. */
  goesOn: 'pages' | 'before' | 'not'
  rows: Row[]
}

/** Throws where an answer is not what it has to be: that is for whoever reads why. */
export async function compare(school: School, question: Question, limit: number): Promise<void> {
  const read = { pages: readPages, before: readBefore, not: readAtOnce }[question.goesOn]
  const rows = await read(school, question, limit)
  const shown = rows.map((row, place) => part(row, question.rows[place] ?? question.rows[0] ?? row))
  expectSame(question, shown, question.rows, limit)
}

/** As much of an answer as is known what it has to be. */
export function part(row: Row, known: Row): Row {
  return Object.fromEntries(Object.keys(known).map((key) => [key, row[key]]))
}

export function expectSame(
  { url, query, as }: Pick<Question, 'url' | 'query' | 'as'>,
  now: unknown,
  meant: unknown,
  limit = 0,
) {
  if (isDeepStrictEqual(now, meant)) return
  const asked = `${url}?${new URLSearchParams(query).toString()} by ${limit}${as ? ` as ${as.email}` : ''}`
  throw new Error(`${asked}\nis  ${JSON.stringify(now)}\nnot ${JSON.stringify(meant)}`)
}

async function ask(school: School, { url, query, as }: Question, more: Record<string, string>): Promise<Row> {
  const { status, body } = await school.ask({ url, query: { ...query, ...more } }, as)
  if (status !== 200)
    throw new Error(`${url} ${JSON.stringify(query)} was answered with ${status}: ${JSON.stringify(body)}`)
  return body
}

/** All of its pages, and one behind the last. */
async function readPages(school: School, question: Question, limit: number): Promise<Row[]> {
  const totalResults = question.rows.length
  const totalPages = Math.ceil(totalResults / limit)
  const rows: Row[] = []
  for (let page = 1; page <= totalPages + 1; page += 1) {
    const { results, ...told } = await ask(school, question, { page: String(page), limit: String(limit) })
    const meant = { page, limit, totalPages, totalResults }
    expectSame(question, part(told, meant), meant, limit)
    const length = Math.max(0, Math.min(limit, totalResults - (page - 1) * limit))
    expectSame(question, (results as Row[]).length, length, limit)
    rows.push(...(results as Row[]))
  }
  return rows
}

async function readBefore(school: School, question: Question): Promise<Row[]> {
  const rows: Row[] = []
  let before: unknown
  do {
    const body = await ask(school, question, typeof before === 'string' ? { before } : {})
    rows.push(...(body['results'] as Row[]))
    before = body['before']
  } while (typeof before === 'string')
  return rows
}

async function readAtOnce(school: School, question: Question): Promise<Row[]> {
  return (await ask(school, question, {}))['results'] as Row[]
}
