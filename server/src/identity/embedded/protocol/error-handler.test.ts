/** What nobody expected, on the wire: nothing of why, and the id that finds why in the log. */
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleProtocolErrors } from './error-handler.ts'

test('500 says which request it was in the text that the SDK shows, and nothing of why', async () => {
  const app = Fastify({ genReqId: () => '0123456789abcdef' })
  handleProtocolErrors(app)
  app.get('/', () => Promise.reject(new Error('password of the database is hunter2')))
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('hunter2')
  const message = 'INTERNAL : Something went wrong (Reference: 0123456789abcdef)'
  expect(answer.json()).toMatchObject({ error: { code: 500, message, status: 'INTERNAL' } })
  await app.close()
})
