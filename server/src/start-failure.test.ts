/** What whoever started it reads. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { sentenceFor } from '#start-failure.ts'

test('an address to listen on that nobody knows is named, with its setting', async () => {
  const [error] = (await once(createServer().listen(0, 'no host!'), 'error')) as [unknown]
  expect(sentenceFor(error)).toMatch(/^No address is known of the host no host!: .*BIND_ADDRESS.*\.$/)
})
