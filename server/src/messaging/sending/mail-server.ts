/** Hands mails over to the mail server, one at a time, and reads what it says of one that it does not take. */
import { PassThrough, pipeline } from 'node:stream'
import { createTransport } from 'nodemailer'
import { mailServerSecurity } from './mail-server-security.ts'

/** Until a mail is handed over in all: a server that says a word now and then takes no mail either. */
export const SEND_TIMEOUT_MS = 20_000
/**
 * For the answer behind it. A server that looks into the mail before it answers has it: whoever hangs up then has it
 * delivered, and sends it once more (RFC 5321, section 4.5.3.2.6, has ten minutes, which those behind it cannot wait).
 */
export const ANSWER_TIMEOUT_MS = 120_000

export interface MailServerOptions {
  smtpUrl: string
  from: string
  /** The right side of message ids. */
  domain: string
  /** In place of `SEND_TIMEOUT_MS` and `ANSWER_TIMEOUT_MS`. */
  timeoutMs?: number
  answerTimeoutMs?: number
}

export interface WrittenMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
}

export interface MailServer {
  /** Resolves once the server has taken it. Rejects with what `whatFailed` and `isRefusedForGood` read. One at a time. */
  handOver(mail: WrittenMail, signal: AbortSignal): Promise<void>
  close(): void
}

export function createMailServer(options: MailServerOptions): MailServer {
  const { smtpUrl, from, domain, timeoutMs = SEND_TIMEOUT_MS, answerTimeoutMs = ANSWER_TIMEOUT_MS } = options
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: answerTimeoutMs }
  const transport = createTransport({ url: smtpUrl, ...timeouts, ...mailServerSecurity(smtpUrl) })
  let onHandedOver = () => {}
  transport.use('stream', (mail, next) => {
    // The last of its streams: those before it are at their end once it holds all of a small mail.
    mail.message.processFunc((content) => {
      const last = new PassThrough().once('end', () => onHandedOver())
      return pipeline(content, last, () => {})
    })
    next()
  })

  return {
    async handOver({ id, to, ...content }, signal) {
      const late = new AbortController()
      let timer = setTimeout(() => late.abort(), timeoutMs)
      let at: string | undefined
      onHandedOver = () => {
        at = 'content'
        clearTimeout(timer)
        timer = setTimeout(() => late.abort(), answerTimeoutMs)
      }
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          ...content,
          signal: AbortSignal.any([late.signal, signal]),
          // As it is: a text would be read as a list of addresses.
          to: { name: '', address: to },
          // Absence notes and other programs answer no mail that says so (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        throw late.signal.aborted && !isAnswer(error) ? new LateError(at, error) : error
      } finally {
        onHandedOver = () => {}
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
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

/** The server was given its time, until the mail was handed over or behind that. */
class LateError extends Error implements Partial<SmtpFailure> {
  readonly code = 'ETIMEDOUT'
  readonly command?: string

  constructor(at: string | undefined, cause: unknown) {
    super('the mail server took too long', { cause })
    if (at !== undefined) this.command = at
  }
}

function isAnswer(error: unknown): boolean {
  return (error as Partial<SmtpFailure>).responseCode !== undefined
}

/**
 * Whether no other moment helps: the recipient, or the mail, is refused. Of what is refused before them (a greeting, our
 * name, a password, the sender) the mail knows nothing, and all others would be given up with it, for good; as with a
 * recipient whom we may not send to (RFC 3463: 5.7), as where a password is missing. An operator can mend that.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, response, command } = error as Partial<SmtpFailure>
  if (responseCode === undefined || responseCode < 500) return false
  return (
    command === 'DATA' || (command === 'RCPT TO' && responseCode !== 530 && !/^5\d\d[ -]5\.7\./.test(response ?? ''))
  )
}

/** For the operator; without the words of the answer, which name people. */
export function whatFailed(error: unknown) {
  const { code, originalCode, responseCode: answer, command: at } = error as Partial<SmtpFailure>
  return { code: originalCode ?? code, answer, at }
}
