/** One mail that was taken: handed over, or put off, or given up. */
import { HOUR_SECONDS } from '@atrium/contract/rules/time/lengths'
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import type { MailRow } from '#messaging/queries.ts'
import { openMail } from '#messaging/sealed-mail.ts'
import { turnOfFailed } from '#messaging/turns.ts'
import { type Secrets, UnwrapError } from '#secrets/secrets.ts'
import { inSpan } from '#tracing/spans.ts'
import { ANSWER_TIMEOUT_MS, isRefusedForGood, type MailServer, SEND_TIMEOUT_MS, whatFailed } from './mail-server.ts'
import { sayerOfNotSent } from './not-sent.ts'
import { isStillWanted, markGivenUp, markSent, putOff } from './queries.ts'
import { tellDatabase } from './tell-database.ts'

const FIRST_RETRY_SECONDS = 5
export const LONGEST_RETRY_SECONDS = HOUR_SECONDS
/** Nearly five days, as mail servers themselves go on (RFC 5321, section 4.5.4.1): nothing is lost over a weekend. */
const MAX_ATTEMPTS = 120
/** What one mail takes at the most. */
const SEND_SECONDS = (SEND_TIMEOUT_MS + ANSWER_TIMEOUT_MS) / 1_000

export interface SendingParts {
  db: Database
  secrets: Secrets
  log: Logger
  /** Told of each that is not tried again. */
  onGivenUp?: (() => void) | undefined
}

/** Resolves once the database knows what became of it; one that nobody wants any more is passed over. */
export type SendOne = (mail: MailRow, signal: AbortSignal) => Promise<'sent' | 'failed' | 'unwanted'>

export function createSendOne(server: MailServer, { db, secrets, log, onGivenUp }: SendingParts): SendOne {
  const say = sayerOfNotSent(log)
  return async (mail, signal) => {
    const { id, recipient: to, subject, template, attempts } = mail
    // A server that does not answer keeps those behind it waiting for minutes.
    if (!(await tellDatabase(() => isStillWanted(db, mail, SEND_SECONDS)))) return 'unwanted'
    try {
      const { text, html } = openMail(secrets, mail)
      await inSpan('send mail', { 'atrium.mail.template': template, 'atrium.mail.attempt': attempts }, () =>
        server.handOver({ id, to, subject, text, html }, signal),
      )
    } catch (error) {
      // A key that is missing here may be at another server, or come: what it wraps is not given up.
      const final = !(error instanceof UnwrapError) && (attempts >= MAX_ATTEMPTS || isRefusedForGood(error))
      await tellDatabase(async () => {
        if (!final) await tryAgain(db, mail)
        else if (await markGivenUp(db, mail)) onGivenUp?.()
      })
      say({ mail: id, attempts, final, ...whatFailed(error) })
      return 'failed'
    }
    await tellDatabase(() => markSent(db, id))
    return 'sent'
  }
}

async function tryAgain(db: Database, mail: MailRow): Promise<void> {
  const inSeconds = Math.min(FIRST_RETRY_SECONDS * 2 ** (mail.attempts - 1), LONGEST_RETRY_SECONDS)
  await putOff(db, mail, { turn: await turnOfFailed(db, mail), inSeconds })
}
