/** The pool where the database moves: connections that break, a server that became a standby, a pooler in front. */
import { EventEmitter, once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isUnreachable } from '#http/failures/database-unreachable.ts'
import { runLongRead, runUnhurried } from '#limits/caller.ts'
import { createTurns } from '#limits/turns.ts'
import { SharedPool } from './shared-pool.ts'

type Answers = (text: string) => Promise<object>

/** As much of a connection as the pool touches. */
function clientThat(answers: Answers, asked: unknown[] = []) {
  return class extends EventEmitter {
    readonly _queryable = true
    readonly connection = new EventEmitter()
    connect(connected: () => void) {
      setImmediate(connected)
    }
    async query(asking: string | pg.QueryConfig) {
      asked.push(asking)
      return answers(typeof asking === 'string' ? asking : asking.text).catch((error: Error) => {
        if (error instanceof pg.DatabaseError) this.connection.emit('errorMessage', error)
        throw error
      })
    }
    end(ended?: () => void) {
      ended?.()
    }
  }
}

function poolOf(Client: unknown, pooling: 'session' | 'transaction' = 'session') {
  const turns = createTurns({
    places: 2,
    each: 2,
    longReads: { places: 1, each: 1 },
    waiting: { each: 5, all: 5 },
    patienceMs: { own: 10_000, others: 1_500 },
  })
  return new SharedPool({ max: 2, longReads: 1, pooling, Client: Client as never }, turns)
}

const refused = (code: string) => Object.assign(new pg.DatabaseError('refused', 1, 'error'), { code })

/** The first connections break; those behind them answer. */
function breaksOnce() {
  let broken = false
  const asked: unknown[] = []
  const Client = clientThat(async () => {
    if (broken) return { rows: [] }
    broken = true
    throw new Error('Connection terminated unexpectedly')
  }, asked)
  return { pool: poolOf(Client), asked }
}

test('what only reads is asked once more where its connection broke', async () => {
  const { pool, asked } = breaksOnce()
  await expect(pool.ask('select 1')).resolves.toEqual({ rows: [] })
  expect(asked).toEqual(['select 1', 'select 1'])
  expect(pool.totalCount).toBe(1)
})

test.each(['insert into t values (1)', 'with gone as (delete from t returning 1) select * from gone', 'begin'])(
  '%s is not: it may have been done',
  async (statement) => {
    const { pool, asked } = breaksOnce()
    await expect(pool.ask(statement)).rejects.toThrow('terminated')
    expect(asked).toEqual([statement])
  },
)

test('what the database refuses is not asked again', async () => {
  const asked: unknown[] = []
  const pool = poolOf(clientThat(() => Promise.reject(refused('42P01')), asked))
  await expect(pool.ask('select 1')).rejects.toThrow()
  expect(asked).toHaveLength(1)
})

test('a server that became a standby loses its connections, and counts as away', async () => {
  const error = refused('25006')
  const pool = poolOf(clientThat(() => Promise.reject(error)))
  await expect(pool.ask('update t set a = 1')).rejects.toBe(error)
  expect(isUnreachable(error)).toBe(true)
  expect(pool.totalCount).toBe(0)
})

test('also where a transaction gave it back as if all were well', async () => {
  const pool = poolOf(clientThat(() => Promise.reject(refused('25006'))))
  const client = await pool.connect()
  await expect(client.query('update t set a = 1')).rejects.toThrow()
  client.release()
  expect(pool.totalCount).toBe(0)
})

test('behind a pooler of transactions, what a list is read by holds for its own transaction', async () => {
  const asked: unknown[] = []
  const pool = poolOf(
    clientThat(async () => ({ rows: ['a row'] }), asked),
    'transaction',
  )
  const settings = `select set_config('enable_sort', 'off', false), set_config('jit', 'off', false)`
  await expect(runLongRead(() => pool.ask('select list'), settings)).resolves.toEqual({ rows: ['a row'] })
  expect(asked).toEqual([
    `begin; select set_config('enable_sort', 'off', true), set_config('jit', 'off', true)`,
    'select list',
    'commit',
  ])
})

test('and one that fails there ends its transaction', async () => {
  const asked: unknown[] = []
  const Client = clientThat(
    (text) => (text === 'select list' ? Promise.reject(refused('57014')) : Promise.resolve({})),
    asked,
  )
  const pool = poolOf(Client, 'transaction')
  await expect(runLongRead(() => pool.ask('select list'), 'select 1')).rejects.toThrow()
  expect(asked.at(-1)).toBe('rollback')
  expect(pool.totalCount).toBe(0)
})

describe('a database that hangs', () => {
  const SILENCE_MS = 100
  /** As PostgreSQL says it: whoever you are, you may; and it is ready. */
  const welcome = Buffer.from('5200000008000000005a0000000549', 'hex')
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    socket.once('data', () => socket.write(welcome))
  })
  let pool: SharedPool
  beforeEach(async () => {
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const { port } = silent.address() as AddressInfo
    const turns = createTurns({
      places: 2,
      each: 2,
      waiting: { each: 5, all: 5 },
      patienceMs: { own: 10_000, others: 1_500 },
    })
    const config = { host: '127.0.0.1', port, user: 'ada', database: 'atrium' }
    pool = new SharedPool({ ...config, max: 2, longReads: 1, silenceMs: SILENCE_MS }, turns)
  })
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => silent.close(closed))
  })

  test('loses its connections, and counts as away', async () => {
    const error: unknown = await pool.ask('update t set a = 1').catch((reason: unknown) => reason)
    expect(isUnreachable(error)).toBe(true)
    expect(pool.totalCount).toBe(0)
  })

  test('also those of a transaction', async () => {
    const client = await pool.connect()
    const error: unknown = await client.query('begin').catch((reason: unknown) => reason)
    expect(isUnreachable(error)).toBe(true)
    client.release()
    expect(pool.totalCount).toBe(0)
  })

  test('but what no request waits for may take as long as it takes', async () => {
    const client = await runUnhurried(() => pool.connect())
    let ended = false
    const asked = client.query('alter table t').catch(() => (ended = true))
    // Whoever asks later, on a connection of their own, has been given up by now.
    await pool.ask('update t set a = 1').catch(() => undefined)
    expect(ended).toBe(false)
    for (const socket of sockets) socket.destroy()
    await asked
    client.release()
  })
})
