/** The local mailbox: mail that no server takes, shown to whoever runs the product on their own machine. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { type IsLocal, localOnly } from '#http/hosts/loopback.ts'
import { Refusal } from '#http/refusal.ts'
import { type Html, html } from '#http/small-pages/html.ts'
import { sendSmallPage } from '#http/small-pages/small-page.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { forgetSpentMails, newestMails } from './queries.ts'
import { type MailContent, openKeptMail } from './sealed-mail.ts'

const SHOWN = 100
const MAIL_POLICY =
  "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; frame-ancestors 'self'; base-uri 'none'"

export interface MailboxOptions {
  db: Database
  secrets: Secrets
  isLocal: IsLocal
}

interface ShownMail extends MailContent {
  id: string
  to: string
  subject: string
  sentAt: string
}

/** Registered only while no mail server is set and the installation is loopback; shown to local requests alone. */
export async function serveMailbox(app: FastifyInstance, { db, secrets, isLocal }: MailboxOptions): Promise<void> {
  app.addHook('onRequest', localOnly(isLocal))
  async function shown(): Promise<ShownMail[]> {
    await forgetSpentMails(db)
    const rows = await newestMails(db, SHOWN)
    return rows.map((row) => {
      const { id, recipient, subject, createdAt } = row
      return { id, to: recipient, subject, ...openKeptMail(secrets, row), sentAt: createdAt.toISOString() }
    })
  }
  app.get('/dev/mailbox.json', shown)
  app.get('/dev/mailbox', async (_request, reply) => {
    return sendSmallPage(reply, 'Mailbox', page(await shown()), { frames: true })
  })
  // As a mail program shows it: in a frame of the mailbox, where nothing of it runs and its links lead nowhere.
  app.get('/dev/mailbox/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    const mail = (await shown()).find((one) => one.id === id)
    if (!mail || mail.html === '') throw new Refusal('not_found')
    return reply
      .headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(mail.html)
  })
}

function page(rows: ShownMail[]): Html {
  const note = html`<p role="note">Local stand-in: no mail server is set, so nothing leaves this machine.</p>`
  if (rows.length === 0)
    return html`${note}
      <p>No mail yet. What the product sends appears here.</p>`
  return rows.reduce((before, row) => html`${before}${article(row)}`, note)
}

function article({ id, subject, to, sentAt, text, links }: ShownMail) {
  const anchors = links.reduce(
    (before, link) =>
      html`${before}
        <p><a href="${link}" rel="noreferrer">${link}</a></p>`,
    html``,
  )
  const said =
    text === ''
      ? html`<p>The link of this mail was used or has expired, so what it said is no longer kept.</p>`
      : html`<iframe
            title="${`${subject}, as it looks`}"
            src="${`/dev/mailbox/${id}`}"
            sandbox="allow-same-origin"
            loading="lazy"
          ></iframe>
          <details>
            <summary>As text</summary>
            <pre dir="auto">${text}</pre>
          </details>`
  return html`<article>
    <h2 dir="auto">${subject}</h2>
    <small>to ${to}, ${sentAt}</small>
    ${said} ${anchors}
  </article>`
}
