/** How often a directory may ask: counted in the database, each operation of a bulk by itself. */
import { expect, test } from 'vitest'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { provisioningFixture } from '#testing/fixtures/provisioning.ts'

const broken = { method: 'GET', path: '/Elsewhere' }
const wrong = { method: 'DELETE', path: '/Users/nobody' }

async function busyFixture(max: number) {
  const ground = await provisioningFixture()
  const [busy, calm] = [await ground.directory('busy'), await ground.directory('calm')]
  const rates = { ...limitDefaults, provisioning: { max, windowSeconds: 60 } }
  Object.assign(ground.context.limiter, createLimiter(ground.database.db, rates))
  const bulk = async (Operations: object[]) => {
    const { status, headers, body } = await busy.ask('POST', '/Bulk', { Operations })
    const answers = (body['Operations'] ?? []) as { status: string }[]
    return { status, headers, statuses: answers.map((one) => one.status) }
  }
  return { busy, calm, bulk, close: ground.close }
}

test('429 with a time to wait, for that directory alone', async () => {
  const { busy, calm, bulk, close } = await busyFixture(6)
  try {
    expect((await bulk(Array<object>(7).fill(wrong))).statuses).toEqual([
      '404',
      '404',
      '404',
      '404',
      '404',
      '429',
      '429',
    ])
    const refused = await busy.ask('GET', '/Users')
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect((await busy.ask('DELETE', '/Users/nobody')).status).toBe(429)
    expect((await busy.ask('POST', '/Users/.search', {})).status).toBe(429)
    expect((await calm.ask('GET', '/Users')).status).toBe(200)
  } finally {
    await close()
  }
})

test('a bulk counts, and so does each of its operations that is none', async () => {
  const { bulk, close } = await busyFixture(8)
  try {
    expect(await bulk([])).toMatchObject({ status: 200 })
    expect((await bulk(Array<object>(5).fill(broken))).statuses).toEqual(['400', '400', '400', '400', '400'])
    expect((await bulk([broken, wrong])).statuses).toEqual(['429', '429'])
    const refused = await bulk([wrong])
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  } finally {
    await close()
  }
})
