/** What makes something has a name, and keeps it until it is answered, so that nothing is made twice. */
import { endpoint } from '@atrium/contract/endpoint'
import { expect, test } from 'vitest'
import { caught, refusal, saveThing, type Sent, surroundings } from '#testing/client.ts'

const lookAtThing = endpoint({ ...saveThing, id: 'lookAtThing', changesNoPage: true })
const makeThing = endpoint({ ...saveThing, id: 'makeThing', idempotent: true })
const key = (sent: Sent | undefined) => new Headers(sent?.init.headers).get('idempotency-key')
const lost = () => new TypeError('Failed to fetch')
const made = () => Response.json({ name: 'x' })

test('has the same name when it is asked again without an answer, or behind a server’s failure', async () => {
  const busy = refusal(429, { code: 429, error: 'too_many_requests', message: 'Later.' })
  const failed = refusal(502, {})
  const { call, sent } = surroundings([lost(), failed, busy, made(), made()])
  for (let again = 0; again < 3; again += 1) await caught(call(makeThing, { body: { name: 'x' } }))
  for (let again = 0; again < 2; again += 1) await call(makeThing, { body: { name: 'x' } })
  const keys = sent.map(key)
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/)
  expect(keys.slice(1, 4)).toEqual(Array(3).fill(keys[0]))
  expect(keys[4]).not.toBe(keys[0])
})

test.each(['answer_lost', 'idempotency_key_reused'])('has another name once its own is refused: %s', async (error) => {
  const gone = () => refusal(409, { code: 409, error, message: 'It was done before.' })
  const { call, sent } = surroundings([lost(), gone(), made()])
  for (let again = 0; again < 2; again += 1) await caught(call(makeThing, { body: { name: 'x' } }))
  await call(makeThing, { body: { name: 'x' } })
  const keys = sent.map(key)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('has the same name though something was looked at, or a code was mailed, before it is asked again', async () => {
  const { call, sent } = surroundings([lost(), made(), made()])
  await caught(call(makeThing, { body: { name: 'x' } }))
  await call(lookAtThing, { body: { name: 'y' } })
  await call(makeThing, { body: { name: 'x' } })
  const [first, , again] = sent.map(key)
  expect(again).toBe(first)
})

test('has another name where something else is asked for, and once something else was changed', async () => {
  const { call, sent } = surroundings([lost(), made(), made(), made()])
  await caught(call(makeThing, { body: { name: 'x' } }))
  await call(makeThing, { body: { name: 'y' } })
  await call(saveThing, { body: { name: 'z' } })
  await call(makeThing, { body: { name: 'x' } })
  const keys = sent.map(key)
  expect(keys[2]).toBeNull()
  expect(new Set(keys).size).toBe(4)
})
