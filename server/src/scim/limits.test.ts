/** How often a directory may ask: counted in the database, each operation of a bulk by itself. */
import { expect, test } from 'vitest'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { provisioningFixture } from '#testing/fixtures/provisioning.ts'

test('429 with a time to wait, for that directory alone', async () => {
  const ground = await provisioningFixture()
  try {
    const [busy, calm] = [await ground.directory('busy'), await ground.directory('calm')]
    const rates = { ...limitDefaults, provisioning: { max: 5, windowSeconds: 60 } }
    Object.assign(ground.context.limiter, createLimiter(ground.database.db, rates))
    const operation = { method: 'DELETE', path: '/Users/nobody' }
    const { body } = await busy.ask('POST', '/Bulk', { Operations: Array(7).fill(operation) })
    const statuses = (body['Operations'] as { status: string }[]).map(({ status }) => status)
    expect(statuses).toEqual(['404', '404', '404', '404', '404', '429', '429'])
    const refused = await busy.ask('GET', '/Users')
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect((await calm.ask('GET', '/Users')).status).toBe(200)
  } finally {
    await ground.close()
  }
})
