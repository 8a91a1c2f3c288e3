/** Cutting a file of accounts into entries, wherever the pieces in which it is read end. */
import { expect, test } from 'vitest'
import { ENTRY_MAX_LENGTH, entriesOf } from './entries.ts'

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

/** What is cut, and the error's message where there is one. */
async function cut(text: string, length = 7): Promise<unknown[]> {
  const entries: unknown[] = []
  try {
    for await (const { line, text: json } of entriesOf(inPieces(text, length))) {
      entries.push([line, json === null ? null : (JSON.parse(json) as unknown)])
    }
  } catch (error) {
    entries.push((error as Error).message)
  }
  return entries
}

const users = [
  { localId: 'a', displayName: 'Br{ce ] "quoted" \\', providerUserInfo: [{ providerId: 'google.com' }] },
  { localId: 'b', customAttributes: '{"a":[1,2]}' },
  { localId: 'ü𝔘', n: {} },
]
/** As the hosted provider's tool writes it. */
const exported = `{"users": [\n${users.map((user) => JSON.stringify(user, null, 2)).join(',\n')}]}`
const lines = users.map((user) => JSON.stringify(user)).join('\r\n')

test.each([
  ['the export', exported, [2, 11, 15]],
  ['an array', JSON.stringify(users), [1, 1, 1]],
  ['a line each, with empty ones and one without an end', `\uFEFF\n\n${lines.replace('\r\n', '\r\n\r\n')}`, [3, 5, 6]],
  ['no accounts', '{"users": []}', []],
  ['an empty file', ' \n', []],
])('%s', async (_what, text, at) => {
  for (const length of [1, 3, 1_000, 100_000]) {
    expect(await cut(text, length)).toEqual(at.map((line, n) => [line, users[n]]))
  }
})

test('a file longer than its first piece is read in the same way', async () => {
  const many = Array.from({ length: 500 }, (_unused, n) => ({ localId: `user-${n}` }))
  expect(await cut(`{"users":${JSON.stringify(many)}}`, 4_097)).toHaveLength(500)
  expect(await cut(many.map((one) => JSON.stringify(one)).join('\n'), 4_097)).toHaveLength(500)
})

test.each(['{"users": [{"localId":"a"},\n{"localId":"b"', '{"users": [{"localId":"a"},\n'])(
  'a file that ends too early says so, after what it holds: %s',
  async (text) => {
    const [first, message] = await cut(text)
    expect(first).toEqual([1, { localId: 'a' }])
    expect(message).toMatch(/ends too early/)
  },
)

test.each(['{"users": [{"localId":"a"} x {"localId":"b"}]}', '{"users": [{"localId":"a"}, 7]}'])(
  'what is no account ends the reading with its line: %s',
  async (text) => expect(await cut(text, 1_000)).toEqual([[1, { localId: 'a' }], expect.stringMatching(/^Line 1:/)]),
)

test.each(['localId,email\na,b', '{\n"localId": "a"\n}', '<html>'])(
  'what is no file of accounts is refused: %s',
  async (text) => expect(await cut(text)).toEqual([expect.stringMatching(/^The file holds neither/)]),
)

test('an entry that is longer than any account is not held, and the next is read', async () => {
  const long = { localId: 'x'.repeat(ENTRY_MAX_LENGTH) }
  expect(await cut(JSON.stringify([long, users[1]]), 1_000)).toEqual([
    [1, null],
    [1, users[1]],
  ])
  expect(await cut(`${JSON.stringify(users[1])}\n${JSON.stringify(long)}\n${JSON.stringify(users[1])}`, 1_000)).toEqual(
    [
      [1, users[1]],
      [2, null],
      [3, users[1]],
    ],
  )
})
