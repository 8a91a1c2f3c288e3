/** Sends what waits in the outbox, from any number of processes, at least once and rarely twice. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import { isUnreachable } from '#http/failures/database-unreachable.ts'
import { createRepeated } from '#http/monitoring/repeated.ts'
import { type Secrets, UnwrapError } from '#secrets/secrets.ts'
import { inSpan } from '#tracing/spans.ts'
import {
  createMailServer,
  isRefusedForGood,
  type MailServerOptions,
  SEND_TIMEOUT_MS,
  whatFailed,
} from './mail-server.ts'
import { isStillWanted, leaseDueMails, type MailRow, markFailed, markSent, returnMails } from './queries.ts'
import { openMail } from './sealed-mail.ts'

const BATCH = 10
/** A process that ends gives the mail that is on its way this long. */
const STOP_MS = 5_000
/** Longer than a batch can take, so that only a crashed sender's mail is taken again. */
const LEASE_SECONDS = 300
/** No further mail of the batch is begun behind it: the last one has what `mail-server.ts` gives it, and some seconds to be told. */
const BATCH_MS = 100_000
/**
 * What became of a mail is said to a database that is away until it is back, so long: it would be sent again otherwise,
 * and those behind it in the batch would wait for the end of the lease.
 */
const TELL_TRIES = 75
const TELL_EVERY_MS = 200
const FIRST_RETRY_SECONDS = 5
const LONGEST_RETRY_SECONDS = 3_600
/** Nearly five days, as mail servers themselves go on (RFC 5321, section 4.5.4.1): nothing is lost over a weekend. */
const MAX_ATTEMPTS = 120
/** A mail that failed behind this part of its time may not be the last: what is new goes before the rest of the batch. */
const SLOW_PART = 0.1

const NOT_SENT = 'mail not sent'

interface Told {
  code?: string | undefined
  answer?: number | undefined
  at?: string | undefined
  mail: string
  attempts: number
  final: boolean
}

export interface SenderOptions extends MailServerOptions {
  db: Database
  secrets: Secrets
  log: Logger
  /** Told of each that is not tried again. */
  onGivenUp?: () => void
}

export interface Sender {
  /** Sends a batch of what is due. Answers `more` for a full one, behind which more may wait. */
  sendDue(): Promise<'more' | 'done'>
  /** No further mail is begun, and the one that is on its way soon given up. */
  stop(): void
  close(): void
}

export function createSender({ db, secrets, log, onGivenUp, ...options }: SenderOptions): Sender {
  const server = createMailServer(options)
  const slowMs = (options.timeoutMs ?? SEND_TIMEOUT_MS) * SLOW_PART
  const stopping = new AbortController()
  let isStopped = false

  const say = sayer(log)

  /** Answers whether those behind it may wait as long. */
  async function sendOne(mail: MailRow): Promise<'slow' | 'done'> {
    const { id, recipient: to, subject, attempts } = mail
    // A server that does not answer keeps those behind it waiting for minutes.
    if (!(await isStillWanted(db, id))) return 'done'
    const began = performance.now()
    try {
      const { text, html } = openMail(secrets, mail)
      await inSpan('send mail', { 'atrium.mail.template': mail.template, 'atrium.mail.attempt': attempts }, () =>
        server.handOver({ id, to, subject, text, html }, stopping.signal),
      )
    } catch (error) {
      // A key that is missing here may be at another server, or come: what it wraps is not given up.
      const final = !(error instanceof UnwrapError) && (attempts >= MAX_ATTEMPTS || isRefusedForGood(error))
      const inSeconds = Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS)
      await tell(() => markFailed(db, id, final ? 'never' : { inSeconds }))
      if (final) onGivenUp?.()
      say({ mail: id, attempts, final, ...whatFailed(error) })
      return performance.now() - began > slowMs ? 'slow' : 'done'
    }
    await tell(() => markSent(db, id))
    return 'done'
  }

  return {
    async sendDue() {
      const due = await leaseDueMails(db, {
        count: BATCH,
        leaseSeconds: LEASE_SECONDS,
        furthestSeconds: LONGEST_RETRY_SECONDS,
      })
      const isFull = due.length === BATCH
      const began = performance.now()
      let went: 'slow' | 'done' = 'done'
      let taken = 0
      for (const mail of due) {
        if (went === 'slow' || isStopped) break
        taken += 1
        went = await sendOne(mail)
        if (performance.now() - began > BATCH_MS) went = 'slow'
      }
      const left = due.slice(taken)
      if (left.length > 0) await returnMails(db, left)
      return isFull || went === 'slow' ? 'more' : 'done'
    },
    stop() {
      isStopped = true
      setTimeout(() => stopping.abort(), STOP_MS).unref()
    },
    close: () => server.close(),
  }
}

/** Each mail that is given up; of what is tried again, while a mail server is away, how often it was, now and then. */
function sayer(log: Logger): (told: Told) => void {
  const isDue = createRepeated()
  return ({ mail, attempts, final, ...what }) => {
    const more = final ? 0 : isDue(JSON.stringify(what))
    const line = { mail, attempts, final, ...what }
    if (more === undefined) log.debug(line, NOT_SENT)
    else log.warn(more === 0 ? line : { ...line, more }, NOT_SENT)
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
