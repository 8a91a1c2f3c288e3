/** Sends what waits in the outbox, from any number of processes, at least once and rarely twice. */
import { createMailServer, type MailServerOptions, SEND_TIMEOUT_MS } from './mail-server.ts'
import { leaseDueMails, returnMails } from './queries.ts'
import { createSendOne, LONGEST_RETRY_SECONDS, type SendingParts } from './send-one.ts'
import { tellDatabase } from './tell-database.ts'

const BATCH = 10
/** A process that ends gives the mail that is on its way this long. */
const STOP_MS = 5_000
/** Longer than a batch can take, so that only a crashed sender's mail is taken again. */
const LEASE_SECONDS = 300
/** No further mail of the batch is begun behind it: the last one has what `mail-server.ts` gives it, and some seconds to be told. */
const BATCH_MS = 100_000
/** A mail that failed behind this part of its time may not be the last: what is new goes before the rest of the batch. */
const SLOW_PART = 0.1

export interface SenderOptions extends MailServerOptions, SendingParts {}

export interface Sender {
  /** Sends a batch of what is due. Answers `more` for a full one, behind which more may wait. */
  sendDue(): Promise<'more' | 'done'>
  /** No further mail is begun, and the one that is on its way soon given up. */
  stop(): void
  close(): void
}

export function createSender({ db, secrets, log, onGivenUp, ...options }: SenderOptions): Sender {
  const server = createMailServer(options)
  const sendOne = createSendOne(server, { db, secrets, log, onGivenUp })
  const slowMs = (options.timeoutMs ?? SEND_TIMEOUT_MS) * SLOW_PART
  const stopping = new AbortController()
  let isStopped = false

  return {
    async sendDue() {
      const due = await leaseDueMails(db, {
        count: BATCH,
        leaseSeconds: LEASE_SECONDS,
        furthestSeconds: LONGEST_RETRY_SECONDS,
      })
      const batchBegan = performance.now()
      let isSlow = false
      let taken = 0
      for (const mail of due) {
        if (isSlow || isStopped) break
        taken += 1
        const began = performance.now()
        const became = await sendOne(mail, stopping.signal)
        const now = performance.now()
        isSlow = (became === 'failed' && now - began > slowMs) || now - batchBegan > BATCH_MS
      }
      const left = due.slice(taken)
      if (left.length > 0) await tellDatabase(() => returnMails(db, left))
      return due.length === BATCH || isSlow ? 'more' : 'done'
    },
    stop() {
      isStopped = true
      setTimeout(() => stopping.abort(), STOP_MS).unref()
    },
    close: () => server.close(),
  }
}
