import { expect, test } from 'vitest'
import { readTimelineFilter } from './timeline-filter.ts'

const read = (query: string) => readTimelineFilter(new URLSearchParams(query))

test('an address says kind, person and days', () => {
  expect(read('kind=labels&by=uid1&from=2026-09-01&to=2026-09-30')).toEqual({
    kind: 'labels',
    by: 'uid1',
    from: '2026-09-01',
    to: '2026-09-30',
  })
})

test('what it cannot mean is as if it were not there', () => {
  expect(read(`kind=nonsense&by=&from=2026-02-30&to=soon&before=7&by=`)).toEqual({})
  expect(read(`by=${'x'.repeat(129)}`)).toEqual({})
})
