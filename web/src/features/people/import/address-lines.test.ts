/** What a mail program copies becomes a list. */
import { expect, test } from 'vitest'
import { withAddressLines } from './address-lines.ts'

const three = 'ada@example.com\nalan@example.com\ngrace@example.com'

test.each([
  'ada@example.com; alan@example.com; grace@example.com',
  'ada@example.com, alan@example.com,grace@example.com,',
  'Ada Byron <ada@example.com>; Alan <alan@example.com>; grace@example.com',
  'Byron, Ada <ada@example.com>; Turing, Alan <alan@example.com>; Hopper, Grace <grace@example.com>',
  '"Byron, Ada" <ada@example.com>, alan@example.com,\n <grace@example.com>',
])('%s', (text) => {
  const lines = withAddressLines(text)
  expect(lines.replace(/[ <>]/g, '')).toBe(three)
})

test.each([
  three,
  'Ada Byron <ada@example.com>\nAlan <alan@example.com>',
  'ada@example.com,staff,Math;Chess',
  'ada@example.com;User;see alan@example.com',
  'email,parent\nada@example.com,augusta@example.com',
  '',
  '\n\n',
  'nobody',
])('%j is a list as it stands', (text) => {
  expect(withAddressLines(text)).toBe(text)
})
