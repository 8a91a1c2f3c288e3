/** Sends what waits in the outbox, from any number of processes, at least once and rarely twice. */
import { PassThrough, pipeline } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import { isUnreachable } from '#http/failures/database-unreachable.ts'
import { createRepeated } from '#http/monitoring/repeated.ts'
import { type Secrets, UnwrapError } from '#secrets/secrets.ts'
import { inSpan } from '#tracing/spans.ts'
import { mailServerSecurity } from './mail-server-security.ts'
import { isStillWanted, leaseDueMails, type MailRow, markFailed, markSent, returnMails } from './queries.ts'
import { openMail } from './sealed-mail.ts'

const BATCH = 10
/** Until a mail is handed over in all: a server that says a word now and then takes no mail either. */
const SEND_TIMEOUT_MS = 20_000
/**
 * For the answer behind it. A server that looks into the mail before it answers has it: whoever hangs up then has it
 * delivered, and sends it once more (RFC 5321, section 4.5.3.2.6, has ten minutes, which those behind it cannot wait).
 */
const ANSWER_TIMEOUT_MS = 120_000
/** A process that ends gives the mail that is on its way this long. */
const STOP_MS = 5_000
/** Longer than a batch can take, so that only a crashed sender's mail is taken again. */
const LEASE_SECONDS = 300
/** No further mail of the batch is begun behind it: the last one has both of the above and some seconds to be told. */
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

export interface SenderOptions {
  db: Database
  secrets: Secrets
  smtpUrl: string
  from: string
  /** The right side of message ids. */
  domain: string
  log: Logger
  /** Told of each that is not tried again. */
  onGivenUp?: () => void
  /** In place of `SEND_TIMEOUT_MS` and `ANSWER_TIMEOUT_MS`. */
  timeoutMs?: number
  answerTimeoutMs?: number
}

export interface Sender {
  /** Sends a batch of what is due. Answers `more` for a full one, behind which more may wait. */
  sendDue(): Promise<'more' | 'done'>
  /** No further mail is begun, and the one that is on its way soon given up. */
  stop(): void
  close(): void
}

export function createSender(options: SenderOptions): Sender {
  const { db, secrets, smtpUrl, from, domain, log, onGivenUp } = options
  const { timeoutMs = SEND_TIMEOUT_MS, answerTimeoutMs = ANSWER_TIMEOUT_MS } = options
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: answerTimeoutMs }
  const transport = createTransport({ url: smtpUrl, ...timeouts, ...mailServerSecurity(smtpUrl) })
  // One mail at a time: of which it is told once all of it is handed over.
  let onHandedOver = () => {}
  transport.use('stream', (mail, next) => {
    // The last of its streams: those before it are at their end once it holds all of a small mail.
    mail.message.processFunc((content) => {
      const last = new PassThrough().once('end', () => onHandedOver())
      return pipeline(content, last, () => {})
    })
    next()
  })

  const stopping = new AbortController()
  let isStopped = false

  const isDue = createRepeated()
  /** Each mail that is given up; of what is tried again, while a mail server is away, how often it was, now and then. */
  function say({ mail, attempts, final, ...what }: Told) {
    const more = final ? 0 : isDue(JSON.stringify(what))
    const line = { mail, attempts, final, ...what }
    if (more === undefined) log.debug(line, NOT_SENT)
    else log.warn(more === 0 ? line : { ...line, more }, NOT_SENT)
  }

  /** Answers whether those behind it may wait as long. */
  async function sendOne(mail: MailRow): Promise<'slow' | 'done'> {
    const { id, recipient: to, subject, attempts } = mail
    // A server that does not answer keeps those behind it waiting for minutes.
    if (!(await isStillWanted(db, id))) return 'done'
    const began = performance.now()
    const late = new AbortController()
    let timer = setTimeout(() => late.abort(), timeoutMs)
    let at: string | undefined
    onHandedOver = () => {
      at = 'content'
      clearTimeout(timer)
      timer = setTimeout(() => late.abort(), answerTimeoutMs)
    }
    try {
      const { text, html } = openMail(secrets, mail)
      const signal = AbortSignal.any([late.signal, stopping.signal])
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
      const final = !(error instanceof UnwrapError) && (attempts >= MAX_ATTEMPTS || isRefusedForGood(error))
      const inSeconds = Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS)
      await tell(() => markFailed(db, id, final ? 'never' : { inSeconds }))
      if (final) onGivenUp?.()
      say({ mail: id, attempts, final, ...(late.signal.aborted ? { code: 'ETIMEDOUT', at } : whatFailed(error)) })
      return performance.now() - began > timeoutMs * SLOW_PART ? 'slow' : 'done'
    } finally {
      onHandedOver = () => {}
      clearTimeout(timer)
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
      while (due.length > 0 && went === 'done' && !isStopped) {
        went = await sendOne(due.shift() as MailRow)
        if (performance.now() - began > BATCH_MS) went = 'slow'
      }
      if (due.length > 0) await returnMails(db, due)
      return isFull || went === 'slow' ? 'more' : 'done'
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

/**
 * Whether no other moment helps: the recipient, or the mail, is refused. Of what is refused before them (a greeting, our
 * name, a password, the sender) the mail knows nothing, and all others would be given up with it, for good; as with a
 * recipient whom we may not send to (RFC 3463: 5.7), as where a password is missing. An operator can mend that.
 */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode, response, command } = error as Partial<SmtpFailure>
  if (responseCode === undefined || responseCode < 500) return false
  return (
    command === 'DATA' || (command === 'RCPT TO' && responseCode !== 530 && !/^5\d\d[ -]5\.7\./.test(response ?? ''))
  )
}

/** As the package that sends tells of it. */
interface SmtpFailure {
  code: string
  /** Of the system, where it was the connection. */
  originalCode: string
  responseCode: number
  response: string
  /** What was answered so. */
  command: string
}

/** For the operator; without the words of the answer, which name people. */
function whatFailed(error: unknown) {
  const { code, originalCode, responseCode: answer, command: at } = error as Partial<SmtpFailure>
  return { code: originalCode ?? code, answer, at }
}
