/** An invite whose answer was lost is asked for again as the same one: with the same end and the same name. */
import { DAY_MS, MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InviteValues } from '#features/people/invites/invite-schema.ts'
import { invite } from './invites.ts'

interface Asked {
  expiresAt: string
  key: string | null
}

let asked: Asked[]
let isLost: boolean
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') })
  ;[asked, isLost] = [[], false]
  vi.stubGlobal('fetch', async (_url: string, { body, headers }: RequestInit) => {
    const { expiresAt } = JSON.parse(body as string) as Asked
    asked.push({ expiresAt, key: new Headers(headers).get('idempotency-key') })
    if (isLost) throw new TypeError('Failed to fetch')
    return Response.json({})
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wanted = { way: 'email', email: 'ada@example.com', role: 'User', labels: [], days: '7' }
const values = { ...wanted, uses: '1', startsOn: '', endsOn: '' } as InviteValues
const press = () => invite('school', values).catch(() => undefined)
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('pressed again behind a lost answer, at any time within five minutes of the press before', async () => {
  await press()
  later(4.9 * MINUTE_MS)
  isLost = true
  await press()
  later(4.9 * MINUTE_MS)
  await press()
  later(4.9 * MINUTE_MS)
  isLost = false
  await press()
  const [, first, ...again] = asked
  expect(again).toEqual([first, first])
})

test('once it is made, the next one has a name and an end of its own', async () => {
  await press()
  later(MINUTE_MS)
  await press()
  const [first, second] = asked
  expect(second?.key).not.toBe(first?.key)
  expect(second?.expiresAt).toBe(new Date(Date.now() + 7 * DAY_MS - MINUTE_MS).toISOString())
})
