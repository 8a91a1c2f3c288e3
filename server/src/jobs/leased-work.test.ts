/** What fails while it is worked on: left to its lease, tried again, and given up piece by piece. */
import { expect, test } from 'vitest'
import { workOffLeased } from './leased-work.ts'

interface Piece {
  id: string
  organizationId: string
  attempts: number
  left: (number | 'bad' | 'slow')[]
}

function workOf(pieces: Piece[]) {
  const [done, givenUp]: [(number | string)[], string[]] = [[], []]
  let waiting = [...pieces]
  let broken = { code: '', times: 0 }
  const round = (stopped = () => false) =>
    workOffLeased<Piece>(
      {
        name: 'piece',
        lease() {
          const piece = waiting.shift()
          if (piece) piece.attempts += 1
          return Promise.resolve(piece && { ...piece })
        },
        doNext(leased, limit) {
          if (broken.times > 0) {
            broken.times -= 1
            return Promise.reject(Object.assign(new Error('the database'), { code: broken.code }))
          }
          const piece = pieces.find(({ id }) => id === leased.id)
          const some = piece?.left.slice(0, limit) ?? []
          if (some.includes('slow'))
            return Promise.reject(Object.assign(new Error('it took too long'), { code: '57014' }))
          if (some.includes('bad')) return Promise.reject(new Error('it is bad'))
          piece?.left.splice(0, some.length)
          done.push(...some)
          if (piece) piece.attempts = 0
          return Promise.resolve((piece?.left.length ?? 0) > 0)
        },
        giveUpNext(leased) {
          const piece = pieces.find(({ id }) => id === leased.id)
          piece?.left.shift()
          givenUp.push(leased.id)
          return Promise.resolve((piece?.left.length ?? 0) > 0)
        },
      },
      stopped,
    )
  return {
    done,
    givenUp,
    round,
    /** So often, whatever is asked. */
    fails(code: string, times: number) {
      broken = { code, times }
    },
    leasesEnd() {
      waiting = pieces.filter(({ left }) => left.length > 0)
    },
  }
}
const piece = (id: string, left: Piece['left']): Piece => ({ id, organizationId: 'school', attempts: 0, left })

test('one that fails keeps no other from being done, and is told of with what it is', async () => {
  const { round, done } = workOf([piece('first', ['bad']), piece('second', [1, 2])])
  const failure: unknown = await round().catch((error: unknown) => error)
  expect(done).toEqual([1, 2])
  expect((failure as AggregateError).errors).toEqual([
    new Error('piece first of organization school failed', { cause: new Error('it is bad') }),
  ])
})

test('after three attempts only what fails by itself is given up, however much that is', async () => {
  const left = Array.from({ length: 300 }, (_, index) => (index % 3 === 2 ? ('bad' as const) : index))
  const { round, done, givenUp, leasesEnd } = workOf([piece('mixed', left)])
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(round()).rejects.toThrow('piece failed')
    leasesEnd()
  }
  expect({ done, givenUp }).toEqual({ done: [], givenUp: [] })
  const failure: unknown = await round().catch((error: unknown) => error)
  expect({ done: done.length, givenUp: givenUp.length }).toEqual({ done: 200, givenUp: 100 })
  expect((failure as AggregateError).errors).toHaveLength(20)
  leasesEnd()
  await round()
})

test.each([
  ['away', 'ECONNREFUSED'],
  ['ended', '57P01'],
  ['held by somebody else', '55P03'],
  ['one of transactions that met', '40P01'],
])('nothing is given up because the database was %s, however often it was', async (_what, code) => {
  const { round, done, givenUp, leasesEnd, fails } = workOf([piece('whole', [1, 2, 3])])
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // At the last of them for one at a time as well.
    fails(code, attempt < 4 ? 1 : 2)
    await expect(round()).rejects.toThrow('piece failed')
    leasesEnd()
  }
  expect({ done, givenUp }).toEqual({ done: [], givenUp: [] })
  fails('', 0)
  await round()
  expect({ done, givenUp }).toEqual({ done: [1, 2, 3], givenUp: [] })
})

test('what always takes longer than a statement may is given up behind twenty attempts, and what stands beside it is done', async () => {
  const { round, done, givenUp, leasesEnd } = workOf([piece('mixed', [1, 2, 'slow', 3])])
  const leases = async (times: number) => {
    for (let lease = 0; lease < times; lease += 1) {
      await expect(round()).rejects.toThrow('piece failed')
      leasesEnd()
    }
  }
  await leases(4)
  expect({ done, givenUp }).toEqual({ done: [1, 2], givenUp: [] })
  await leases(20)
  expect({ done, givenUp }).toEqual({ done: [1, 2], givenUp: [] })
  await leases(1)
  expect({ done, givenUp }).toEqual({ done: [1, 2, 3], givenUp: ['mixed'] })
})

test('it ends between two pieces when it is told to', async () => {
  const { round, done } = workOf([piece('first', [1]), piece('second', [2])])
  await round(() => done.length > 0)
  expect(done).toEqual([1])
})
