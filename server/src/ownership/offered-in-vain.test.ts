/** An offer that is not made mails nobody, and is no part of what its maker may mail. */
import { gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { limitCounts } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import type { Guards } from '#http/serve.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { testContext } from '#testing/servers/area-context.ts'
import { countingOfferMail } from './offer.ts'

const ada = { uid: 'ada', emailVerified: true } as Actor

test('counted for the offer, and given back where it fails', async () => {
  const database = await memoryDatabase()
  const context = testContext(database.db, {} as Guards)
  const counted = () => database.db.$count(limitCounts, gt(limitCounts.count, 0))
  const offering = (work: () => Promise<void>) => countingOfferMail(context, ada, 'heir@example.com', work)
  await expect(offering(() => Promise.reject(new Error('they left meanwhile')))).rejects.toThrow('meanwhile')
  expect(await counted()).toBe(0)
  await offering(() => Promise.resolve())
  expect(await counted()).toBeGreaterThan(0)
  await database.close()
})
