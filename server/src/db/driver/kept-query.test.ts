/** A statement that goes in one message is answered as the driver's own way is answered. */
import { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extensions } from '#db/extensions.ts'
import { migratedImage } from '#testing/databases/migrated-image.ts'
import { type KeptQuery, keptQuery, rememberAnswer } from './kept-query.ts'

const text = `select $1::text as text, $2::text[] as texts, $3::timestamptz as moment, $4::boolean as yes, $5::integer as n,
  null as nothing`
const fields = ['text', 'texts', 'moment', 'yes', 'n', 'nothing'].map((name, column) => ({
  name,
  tableID: 0,
  columnID: 0,
  dataTypeSize: -1,
  dataTypeModifier: -1,
  format: 'text',
  dataTypeID: [25, 1009, 1184, 16, 23, 25][column] ?? 0,
}))
const query = { name: 'kept_1', text, rowMode: 'array' as const }
const client = { connection: { parsedStatements: { kept_1: text } } } as unknown as pg.Client

let database: PGlite
afterAll(() => database.close())

async function ask(values: unknown[], asked: pg.QueryConfig = query): Promise<pg.QueryResult> {
  const [result] = await answered(keptQuery(client, { name: 'kept_1', query: asked, values }))
  return result as pg.QueryResult
}

/** Sends it as the driver would, and hands it the messages that come back. */
async function answered(kept: KeptQuery | undefined): Promise<pg.QueryResult[]> {
  if (kept === undefined) throw new Error('left to the driver')
  const sent: Uint8Array[] = []
  const stream = { writable: true, write: (bytes: Uint8Array) => sent.push(bytes) }
  kept.submit({ stream, parsedStatements: {}, sendCopyFail: () => {} } as never)
  expect(sent).toHaveLength(1)
  const { messages } = await database.execProtocol(sent[0] ?? new Uint8Array(), { throwOnError: false })
  return new Promise((resolve, reject) => {
    kept.callback = (error, results = []) => (error ? reject(error) : resolve(results))
    for (const message of messages) {
      if (message.name === 'dataRow') kept.handleDataRow(message as never)
      else if (message.name === 'commandComplete') kept.handleCommandComplete(message as never)
      else if (message.name === 'error') return kept.handleError(message as unknown as Error)
      else if (message.name === 'readyForQuery') kept.handleReadyForQuery()
    }
  })
}

beforeAll(async () => {
  database = await PGlite.create({ extensions, loadDataDir: migratedImage() })
  await database.query(`prepare kept_1 as ${text}`)
  rememberAnswer('kept_1', query, { fields } as unknown as pg.QueryResult)
})

const moment = new Date('2026-11-23T10:11:12.345Z')

test.each([
  ['plain values', ['a', ['b', 'c'], moment, true, 5], ['a', ['b', 'c'], moment, true, 5, null]],
  [
    'texts that look like something else',
    ['ünï "x" \\', ['', 'NULL', '"q"', '\\b', '{c,d}', ' e '], moment, false, -1],
    ['ünï "x" \\', ['', 'NULL', '"q"', '\\b', '{c,d}', ' e '], moment, false, -1, null],
  ],
  ['nothing', [null, [], undefined, null, null], [null, [], null, null, null, null]],
  ['nothing in a list', ['', [null, 'x'], null, null, 0], ['', [null, 'x'], null, null, 0, null]],
])('%s', async (_what, values, expected) => {
  const { rows, rowCount, command } = await ask(values)
  expect({ rows, rowCount, command }).toEqual({ rows: [expected], rowCount: 1, command: 'SELECT' })
})

test('rows with names, where they are asked for so', async () => {
  const { name, text } = query
  rememberAnswer(name, { text }, { fields } as unknown as pg.QueryResult)
  const { rows } = await ask(['a', ['b'], moment, true, 5], { text })
  expect(rows).toEqual([{ text: 'a', texts: ['b'], moment, yes: true, n: 5, nothing: null }])
})

test('several in one message, each with its own answer', async () => {
  const two = [
    { name: 'kept_1', query, values: ['a', [], null, true, 1] },
    { name: 'kept_1', query, values: ['b', [], null, true, 2] },
  ]
  const results = await answered(keptQuery(client, ...two))
  expect(results.map(({ rows }) => rows as unknown[])).toEqual([
    [['a', [], null, true, 1, null]],
    [['b', [], null, true, 2, null]],
  ])
})

test('an error of the database reaches whoever asks', async () => {
  await expect(ask(['a', [], 'no moment', true, 5])).rejects.toMatchObject({ code: '22007' })
})

test.each([
  ['a statement that the connection does not know', 'kept_2', []],
  ['bytes', 'kept_1', [Buffer.from('a')]],
  ['an object', 'kept_1', [{ a: 1 }]],
  ['a list in a list', 'kept_1', [[['a']]]],
  ['a moment of another age', 'kept_1', [new Date('-000001-01-01T00:00:00Z')]],
])('left to the driver: %s', (_what, name, values) => {
  expect(keptQuery(client, { name, query, values })).toBeUndefined()
})
