/** What areas are given in tests: a limiter and an outbox of the database's own, and nothing that happens by itself. */
import type { AreaContext } from '#area-context.ts'
import type { Database } from '#db/database.ts'
import type { Guards } from '#http/serve.ts'
import { listLacking } from '#identity/embedded/accounts/lacking-members.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { mailSendersOf } from '#organizations/mail-senders.ts'
import { mailLanguagesOf } from '#users/mail-languages.ts'
import { createOutbox } from '#messaging/outbox.ts'
import { readSettings } from '#settings.ts'
import type { ConfirmedEmails } from '#users/accounts/confirmed-emails.ts'
import { testLearners } from '../learner-accounts.ts'
import { testSecrets } from '../secrets/secrets.ts'

export const testOperator = 'operator@example.com'

export const testSettings = {
  ...readSettings({
    PUBLIC_ORIGIN: 'http://atrium.example',
    OPERATOR_EMAILS: testOperator,
    // Where nobody answers: tests that look for records have a name server of their own.
    DNS_RESOLVER: '127.0.0.1:9',
  }),
  maxOrganizations: 20,
  maxPublishers: 20,
}

/**
 * `more` takes the place of what stands here; an area that takes uploads needs its `content`. Nobody has confirmed an
 * address, unless `confirmedEmails` says whose they are.
 */
export function testContext(
  db: Database,
  guards: Guards,
  more: Partial<AreaContext> = {},
  confirmedEmails: ConfirmedEmails = () => Promise.resolve(() => Promise.resolve(new Map())),
): AreaContext {
  return {
    db,
    guards,
    limiter: createLimiter(db, limitDefaults),
    outbox: createOutbox({
      productName: testSettings.productName,
      publicOrigin: testSettings.publicOrigin,
      local: true,
      secrets: testSecrets,
      sendersOf: mailSendersOf,
      languagesOf: mailLanguagesOf,
    }),
    settings: testSettings,
    secrets: testSecrets,
    jobs: { run: () => ({ wake: () => {} }) },
    content: absent('content'),
    provider: absent<AreaContext['provider']>('provider', {
      currentAccount: undefined,
      changeAccount: undefined,
      holdAccount: undefined,
      requireOpenSession: undefined,
      endSessionsAt: undefined,
      passwordChangedAt: undefined,
      lackingMembers: undefined,
      learners: testLearners,
      arrivals: { endSessionsBy: () => Promise.resolve() } as unknown as NonNullable<
        AreaContext['provider']['arrivals']
      >,
      confirmedEmails,
      listLacking: (...asked) => listLacking({ db, now: () => new Date() }, ...asked),
    }),
    ...more,
  }
}

/** Says what a test forgot to hand over; of what is optional, some is there and some is not. */
function absent<T extends object>(what: string, optional: { [Name in keyof T]?: T[Name] | undefined } = {}): T {
  return new Proxy({} as T, {
    get(_, name) {
      if (name in optional) return optional[name as keyof T]
      throw new Error(`these tests have no ${what} (${String(name)})`)
    },
  })
}
