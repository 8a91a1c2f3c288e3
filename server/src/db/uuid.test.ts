/** Ids as the tables hold them. */
import { expect, test } from 'vitest'
import { isUuid, uuidByTime } from './uuid.ts'

test('an id by its time begins with its milliseconds, and is of version 7', () => {
  // The RFC's own example: https://www.rfc-editor.org/rfc/rfc9562#appendix-A.6
  const id = uuidByTime(new Date('2022-02-22T19:22:22.000Z'))
  expect(id).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(isUuid(id)).toBe(true)
})

test('ids of one moment differ, and come in the order of their moments', () => {
  const moment = new Date('2026-01-01T00:00:00.000Z')
  expect(new Set(Array.from({ length: 1_000 }, () => uuidByTime(moment))).size).toBe(1_000)
  const later = Array.from({ length: 20 }, (_, n) => uuidByTime(new Date(moment.getTime() + n)))
  expect(later.toSorted()).toEqual(later)
})

test.each([
  '',
  'school',
  '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
  '017f22e2-79b0-7cc3-98c4-dc0c0c07398',
  '017f22e2-79b0-7cc3-98c4-dc0c0c07398f ',
])('%j is none', (text) => expect(isUuid(text)).toBe(false))
