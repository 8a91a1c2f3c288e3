/** How many organizations and publishers one account makes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
})
afterAll(() => server.close())

const post = (url: string, payload: object) => server.api({ method: 'POST', url, payload })
const organization = (n: number) => post('/api/iam/organizations', { name: `school${n}`, displayName: 'A Fine School' })
const refusals = (answers: { status: number; body: Record<string, unknown> }[]) =>
  new Set(
    answers.filter(({ status }) => status !== 201).map(({ status, body }) => `${status} ${String(body['error'])}`),
  )

test('100 organizations at once: exactly 20 are made, and deleting makes room for no more', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => organization(n)))
  const made = answers.filter(({ status }) => status === 201)
  expect(made).toHaveLength(20)
  expect([...refusals(answers)]).toEqual(['403 organization_limit'])
  const { id } = ((made[0]?.body ?? {}) as { organization: { id: string } }).organization
  expect((await server.api({ method: 'DELETE', url: `/api/iam/organizations/${id}` })).status).toBe(204)
  expect((await organization(200)).body).toMatchObject({ error: 'organization_limit' })
})

test('100 publishers at once: exactly 20 are made', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => post('/api/iam/authors', { name: `Press ${n}` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect([...refusals(answers)]).toEqual(['403 publisher_limit'])
})
