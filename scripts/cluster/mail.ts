/** A mail server that delivers nothing: what it takes is shown at the address of the local mailbox. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../test/support/free-port.ts'
import { type CaughtMail, readMail } from './read-mail.ts'

export interface MailServer {
  smtpUrl: string
  /** Answers `/dev/mailbox.json`. */
  mailboxPort: number
  /** Newest first. */
  mails: () => readonly CaughtMail[]
  end: () => Promise<void>
}

const KEPT = 5_000
const SHOWN = 100

export async function startMailServer(): Promise<MailServer> {
  const mails: CaughtMail[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
      text(stream).then(
        (source) => {
          mails.unshift(readMail(source, to))
          mails.length = Math.min(mails.length, KEPT)
          done()
        },
        (error: Error) => done(error),
      )
    },
  })
  // A sender that goes away in the middle is theirs to try again.
  smtp.on('error', () => undefined)
  const smtpPort = await freePort()
  await new Promise<void>((resolve) => smtp.listen(smtpPort, '127.0.0.1', resolve))
  const mailbox = createServer((request, response) => {
    if (request.url !== '/dev/mailbox.json') return void response.writeHead(404).end()
    const body = JSON.stringify(mails.slice(0, SHOWN))
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body)
  })
  await once(mailbox.listen(0, '127.0.0.1'), 'listening')
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    mailboxPort: (mailbox.address() as AddressInfo).port,
    mails: () => mails,
    async end() {
      mailbox.closeAllConnections()
      mailbox.close()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  }
}
