/** Whose a request is, for everything that it awaits. */
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { currentCaller, nameCaller, runInBackground } from '#limits/caller.ts'
import { tellCallers } from './callers.ts'

test('a request is its address’s until a token names an account; what it sets off is nobody’s', async () => {
  const app = Fastify()
  tellCallers(app)
  app.post('/', async () => {
    const before = currentCaller().name
    nameCaller('ada')
    await new Promise((resolve) => setTimeout(resolve, 1))
    return [before, currentCaller().name, runInBackground(() => currentCaller().name)]
  })
  const ask = (remoteAddress: string) =>
    app
      .inject({ method: 'POST', url: '/', payload: { some: 'body' }, remoteAddress })
      .then((answer) => answer.json<string[]>())
  expect(await Promise.all([ask('192.0.2.1'), ask('2001:db8:1:2:3::4')])).toEqual([
    ['address:192.0.2.1', 'account:ada', 'background'],
    ['address:2001:db8:1:2::/64', 'account:ada', 'background'],
  ])
  await app.close()
})
