/** Whoever a limit refused is not counted again until its window ends. */
import { expect, test } from 'vitest'
import type { Moment } from './clock.ts'
import { createRefusals } from './refusals.ts'

function clockAt(start: number) {
  let seconds = start
  return {
    pass: (more: number) => void (seconds += more),
    now: (): Moment => ({ steady: seconds * 1_000, wall: seconds * 1_000 }),
    isPast: ({ steady }: Moment) => seconds * 1_000 >= steady,
  }
}

test('a refusal is remembered until the window ends, for whom it was alone; what was allowed is counted each time', async () => {
  const clock = clockAt(1_000)
  const allows = createRefusals(clock)
  let counted = 0
  let allowed = true
  const ask = (subject: string) =>
    allows(subject, async () => {
      counted += 1
      return { allowed, retryAfterSeconds: 60 }
    })
  expect([await ask('ada'), await ask('ada'), counted]).toEqual([true, true, 2])
  allowed = false
  expect([await ask('ada'), await ask('ada'), await ask('ada'), counted]).toEqual([false, false, false, 3])
  allowed = true
  expect([await ask('eve'), counted]).toEqual([true, 4])
  clock.pass(59)
  expect([await ask('ada'), counted]).toEqual([false, 4])
  clock.pass(1)
  expect([await ask('ada'), counted]).toEqual([true, 5])
})

test('however many were refused, a bounded number of them is remembered', async () => {
  const allows = createRefusals(clockAt(0))
  const counted: string[] = []
  const ask = (subject: string) =>
    allows(subject, async () => {
      counted.push(subject)
      return { allowed: false, retryAfterSeconds: 60 }
    })
  for (let one = 0; one <= 10_000; one += 1) await ask(`account-${one}`)
  await ask('account-10000')
  expect(counted).toHaveLength(10_001)
  await ask('account-0')
  expect(counted.at(-1)).toBe('account-0')
})
