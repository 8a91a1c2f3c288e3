/** No secret reaches a log, at any level, whatever the request was. */
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { createLogger } from '#http/monitoring/logger.ts'
import { readSettings } from '#settings.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'

test('passwords, tokens and codes are in no line of the log, even at its most talkative', async () => {
  let log = ''
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString()
      done()
    },
  })
  const database = await memoryDatabase()
  const app = await createApp({
    settings: readSettings({}),
    database,
    secrets: testSecrets,
    log: createLogger('trace', sink),
  })
  const secrets = new Set<string>(['correct horse', 'Battery-Staple-9'])
  const keep = (...values: unknown[]) => values.forEach((value) => secrets.add(String(value)))
  const identity = async (method: string, payload: object) => {
    const url = `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`
    return (await app.inject({ method: 'POST', url, payload })).json<Record<string, unknown>>()
  }
  try {
    const email = 'ada@example.com'
    const account = await identity('signUp', { email, password: 'correct horse', returnSecureToken: true })
    const { idToken, refreshToken, localId: uid } = account
    keep(idToken, refreshToken)
    const headers = { authorization: `Bearer ${String(idToken)}` }
    const minted = await app.inject({ method: 'POST', url: '/api/iam/auth/customToken', headers, payload: { uid } })
    const { customToken } = minted.json<{ customToken: string }>()
    keep(customToken)
    await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const [mail] = (await app.inject('/dev/mailbox.json')).json<{ links: string[] }[]>()
    const code = new URL(mail?.links[0] ?? '').searchParams.get('oobCode')
    keep(code)

    const made = { name: 'school', displayName: 'A Fine School' }
    await app.inject({ method: 'POST', url: '/api/iam/organizations', headers, payload: made })
    const connection = { directory: 'okta', groups: 'labels' }
    const url = '/api/iam/organizations/school/connections'
    const { token } = (await app.inject({ method: 'POST', url, headers, payload: connection })).json<{
      token: string
    }>()
    keep(token)
    const asDirectory = { authorization: `Bearer ${token}` }
    const somebody = { userName: 'bea@elsewhere.com', password: 'Battery-Staple-9' }
    const asked = { method: 'POST', url: '/scim/v2/school/Users', headers: asDirectory, payload: somebody } as const
    expect((await app.inject(asked)).statusCode).toBe(400)
    await app.inject({ url: '/scim/v2/elsewhere/Users', headers: asDirectory })

    await app.inject(`/?token=${customToken}`)
    await app.inject(`/actions?mode=resetPassword&oobCode=${String(code)}`)
    await app.inject({ url: '/api/users/profile', headers: { authorization: `Bearer ${String(idToken)}x` } })
    const bad = { email, password: ['correct horse'], token: customToken, oobCode: code, refreshToken }
    for (const method of ['signInWithPassword', 'signInWithCustomToken', 'resetPassword', 'update'])
      await identity(method, bad)
    await app.inject({
      method: 'POST',
      url: `/api/users/reset-password?token=${String(code)}`,
      payload: { password: 'Battery-Staple-9' },
    })
    await database.close()
    // With the database gone, every answer is a failure with its cause in the log.
    await identity('signInWithPassword', { email, password: 'correct horse', returnSecureToken: true })
    await app.inject({ url: '/api/users/profile', headers })
    await app.inject(asked)
  } finally {
    await app.close()
  }
  expect(log).toContain('/identitytoolkit.googleapis.com/v1/accounts:signUp')
  expect(log).toContain('"level":50')
  for (const secret of secrets) expect(log.includes(secret)).toBe(false)
})
