/** Sends what waits in the outbox, from any number of processes, at least once and rarely twice. */
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import { isUnreachable } from '#http/failures/database-unreachable.ts'
import { type Secrets, UnwrapError } from '#secrets/secrets.ts'
import { inSpan } from '#tracing/spans.ts'
import { isStillWanted, leaseDueMails, type MailRow, markFailed, markSent, returnMails } from './queries.ts'
import { openMail } from './sealed-mail.ts'

const BATCH = 10
/** Of a mail in all: a server that says a word now and then takes no mail either. */
const SEND_TIMEOUT_MS = 20_000
/** A process that ends gives the mail that is on its way this long. */
const STOP_MS = 5_000
/** Longer than a whole batch can take, so that only a crashed sender's mail is taken again. */
const LEASE_SECONDS = 300
/**
 * What became of a mail is said to a database that is away until it is back, so long: it would be sent again otherwise,
 * and those behind it in the batch would wait for the end of the lease.
 */
const TELL_TRIES = 75
const TELL_EVERY_MS = 200
const FIRST_RETRY_SECONDS = 5
const LONGEST_RETRY_SECONDS = 3_600
const MAX_ATTEMPTS = 20
/** SMTP answers of this class are final: the mailbox does not exist, the mail is refused. */
const PERMANENT_FAILURE = 5

export interface SenderOptions {
  db: Database
  secrets: Secrets
  smtpUrl: string
  from: string
  /** The right side of message ids. */
  domain: string
  log: Logger
}

export interface Sender {
  /** Sends a batch of what is due. Answers `more` for a full one, behind which more may wait. */
  sendDue(): Promise<'more' | 'done'>
  /** No further mail is begun, and the one that is on its way soon given up. */
  stop(): void
  close(): void
}

export function createSender({ db, secrets, smtpUrl, from, domain, log }: SenderOptions): Sender {
  const timeouts = {
    connectionTimeout: SEND_TIMEOUT_MS,
    greetingTimeout: SEND_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
  }
  const transport = createTransport({ url: smtpUrl, ...timeouts })

  const stopping = new AbortController()
  let isStopped = false

  async function sendOne(mail: MailRow): Promise<void> {
    const { id, recipient: to, subject, attempts } = mail
    // A server that does not answer keeps those behind it waiting for minutes.
    if (!(await isStillWanted(db, id))) return
    try {
      const { text, html } = openMail(secrets, mail)
      const signal = AbortSignal.any([AbortSignal.timeout(SEND_TIMEOUT_MS), stopping.signal])
      const message = {
        ...{ messageId: `<${id}@${domain}>`, from, subject, text, html, signal },
        // As it is: a text would be read as a list of addresses.
        to: { name: '', address: to },
        // Absence notes and other programs answer no mail that says so (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      await inSpan('send mail', { 'atrium.mail.template': mail.template, 'atrium.mail.attempt': attempts }, () =>
        transport.sendMail(message),
      )
    } catch (error) {
      // A key that is missing here may be at another server, or come: what it wraps is not given up.
      const final = !(error instanceof UnwrapError) && (attempts >= MAX_ATTEMPTS || isPermanent(error))
      const inSeconds = Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS)
      await tell(() => markFailed(db, id, final ? 'never' : { inSeconds }))
      log.warn({ mail: id, attempts, final, code: (error as { code?: unknown }).code }, 'mail not sent')
      return
    }
    await tell(() => markSent(db, id))
  }

  return {
    async sendDue() {
      const due = await leaseDueMails(db, {
        count: BATCH,
        leaseSeconds: LEASE_SECONDS,
        furthestSeconds: LONGEST_RETRY_SECONDS,
      })
      const isFull = due.length === BATCH
      while (due.length > 0 && !isStopped) await sendOne(due.shift() as MailRow)
      if (due.length > 0) await returnMails(db, due)
      return isFull ? 'more' : 'done'
    },
    stop() {
      isStopped = true
      setTimeout(() => stopping.abort(), STOP_MS).unref()
    },
    close: () => transport.close(),
  }
}

async function tell(change: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await change()
    } catch (error) {
      if (tried === TELL_TRIES || !isUnreachable(error)) throw error
      await wait(TELL_EVERY_MS)
    }
  }
}

function isPermanent(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown }
  return typeof responseCode === 'number' && Math.floor(responseCode / 100) === PERMANENT_FAILURE
}
