/** The local mailbox: mail that no server takes, shown to whoever runs the product on their own machine. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { type IsLocal, localOnly } from '#http/loopback.ts'
import { type Html, html } from '#http/html.ts'
import { sendSmallPage } from '#http/small-page.ts'
import { type MailRow, newestMails } from './queries.ts'

const SHOWN = 100

export interface MailboxOptions {
  db: Database
  isLocal: IsLocal
}

/** Registered only while no mail server is set and the installation is loopback; shown to local requests alone. */
export async function serveMailbox(app: FastifyInstance, { db, isLocal }: MailboxOptions): Promise<void> {
  app.addHook('onRequest', localOnly(isLocal))
  app.get('/dev/mailbox.json', async () => {
    const rows = await newestMails(db, SHOWN)
    return rows.map(({ id, recipient, subject, text, html, links, createdAt }) => ({
      id,
      to: recipient,
      subject,
      text,
      html,
      links,
      sentAt: createdAt.toISOString(),
    }))
  })
  app.get('/dev/mailbox', async (_request, reply) => {
    const rows = await newestMails(db, SHOWN)
    return sendSmallPage(reply, 'Mailbox', page(rows))
  })
}

function page(rows: MailRow[]): Html {
  const note = html`<p role="note">Local stand-in: no mail server is set, so nothing leaves this machine.</p>`
  if (rows.length === 0)
    return html`${note}
      <p>No mail yet. What the product sends appears here.</p>`
  return rows.reduce((before, row) => html`${before}${article(row)}`, note)
}

function article({ subject, recipient, createdAt, text, links }: MailRow) {
  const anchors = links.reduce(
    (before, link) =>
      html`${before}
        <p><a href="${link}" rel="noreferrer">${link}</a></p>`,
    html``,
  )
  return html`<article>
    <h2>${subject}</h2>
    <small>to ${recipient}, ${createdAt.toISOString()}</small>
    <pre>${text}</pre>
    ${anchors}
  </article>`
}
