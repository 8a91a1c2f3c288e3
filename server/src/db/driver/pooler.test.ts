/** Who lends connections of a database by the transaction, told from who lends them for as long as they last. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { lendsByTransaction } from './pooler.ts'

let pooler: Server | undefined
afterEach(() => pooler?.close())

/** As much of PostgreSQL's protocol as is asked of it; `sessionOf` answers in which session a connection is. */
async function startPooler(sessionOf: (connection: number, begins: boolean) => number): Promise<string> {
  let connections = 0
  pooler = createServer((socket: Socket) => {
    const connection = (connections += 1)
    socket.once('data', () => {
      // AuthenticationOk, ReadyForQuery
      socket.write(Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]))
      socket.on('data', (asked) => {
        if (!asked.toString('latin1').startsWith('Q')) return
        const begins = asked.includes('begin')
        const session = sessionOf(connection, begins)
        const status = message('Z', Buffer.from(begins ? 'T' : 'I'))
        const done = message('C', Buffer.from('DONE\0'))
        socket.write(Buffer.concat(begins ? [done, status] : [...rowWith(session), done, status]))
      })
    })
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  return `postgres://door@127.0.0.1:${(pooler.address() as AddressInfo).port}/atrium`
}

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const message = (type: string, body: Buffer) => Buffer.concat([Buffer.from(type), int32(body.length + 4), body])

/** RowDescription of one `int4` named `session`, and a DataRow with it. */
function rowWith(session: number): Buffer[] {
  const text = Buffer.from(String(session))
  const column = Buffer.concat([Buffer.from('session\0'), Buffer.alloc(6), int32(23), Buffer.alloc(8)])
  const one = Buffer.from([0, 1])
  return [message('T', Buffer.concat([one, column])), message('D', Buffer.concat([one, int32(text.length), text]))]
}

test('a database itself, or a pooler of sessions, gives each connection its own', async () => {
  expect(await lendsByTransaction(await startPooler((connection) => connection))).toBe(false)
})

test('a pooler of transactions gives the session that one had to another meanwhile', async () => {
  let holder: number | undefined
  const sessionOf = (connection: number, begins: boolean) => {
    if (begins) holder = connection
    return holder === undefined || holder === connection ? 1 : 2
  }
  expect(await lendsByTransaction(await startPooler(sessionOf))).toBe(true)
})

test('where nobody is, nobody can say', async () => {
  const address = await startPooler(() => 1)
  pooler?.close()
  expect(await lendsByTransaction(address)).toBe(false)
})
