/** How the API's description goes out. */
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveOpenApi } from './routes.ts'

test('the description is written once, and goes out as that text', async () => {
  const app = Fastify()
  let written = 0
  // Asked for every answer that is not a text yet.
  app.addHook('preSerialization', async (_request, _reply, payload) => {
    written += 1
    return payload
  })
  serveOpenApi(app, { title: 'Atrium', server: 'http://atrium.example' })
  const [first, second] = [await app.inject('/openapi.json'), await app.inject('/openapi.json')]
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(first.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Atrium' } })
  expect(second.body).toBe(first.body)
  expect(written).toBe(0)
  await app.close()
})
