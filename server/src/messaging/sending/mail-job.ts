/** The job that sends the outbox. When a mail that could not be sent is tried again is said in `send-one.ts`. */
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Jobs } from '#jobs/jobs.ts'
import type { Settings } from '#settings.ts'
import type { SenderOptions } from './sender.ts'

const POLL_MS = 1_000

export interface MailJobParts extends Pick<SenderOptions, 'db' | 'secrets' | 'log'> {
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'hostDomain'>
  registry: Registry
}

/** Sends the outbox while the app is up; without a mail server there is nothing to send. */
export async function sendMail(
  app: FastifyInstance,
  jobs: Jobs,
  { settings, registry, ...parts }: MailJobParts,
): Promise<void> {
  const { smtpUrl, mailFrom: from, hostDomain } = settings
  if (smtpUrl === undefined) return
  const { createSender } = await import('./sender.ts')
  const givenUp = new Counter({
    name: 'mails_given_up_total',
    help: 'Mails that this server tried in vain and that nobody tries again.',
    registers: [registry],
  })
  const domain = hostDomain.replace(/:\d+$/, '')
  const sender = createSender({ ...parts, smtpUrl, from, domain, onGivenUp: () => givenUp.inc() })
  app.addHook('preClose', async () => sender.stop())
  // Registered first, so that it closes behind the last round.
  app.addHook('onClose', async () => sender.close())
  jobs.run({ name: 'mail', everyMs: POLL_MS, round: () => sender.sendDue() })
}
