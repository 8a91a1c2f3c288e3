/** What changes by owners need, for tests: mail that stays in the local mailbox, and one operator. */
import type { Database } from '#db/database.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { createOutbox } from '#messaging/outbox.ts'
import { testSecrets } from './secrets.ts'
import type { OwnerChanges } from '#users/record-context.ts'

export const testOperator = 'operator@example.com'

export function testOwnerChanges(db: Database): OwnerChanges {
  return {
    limiter: createLimiter(db, limitDefaults),
    outbox: createOutbox({ productName: 'Atrium', local: true, secrets: testSecrets }),
    publicOrigin: 'http://atrium.example',
    operatorEmails: [testOperator],
  }
}
