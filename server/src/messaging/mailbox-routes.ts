/** The local mailbox: mail that no server takes, shown to whoever runs the product on their own machine. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { html } from '#http/html.ts'
import { type MailRow, newestMails } from './queries.ts'

const SHOWN = 100
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Registered only while no mail server is set and the host is loopback. */
export function serveMailbox(app: FastifyInstance, db: Database): void {
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
    return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page(rows))
  })
}

const style = html`<style>
  :root {
    color-scheme: light dark;
    font:
      16px/1.5 system-ui,
      sans-serif;
  }
  body {
    margin: 0 auto;
    max-width: 720px;
    padding: 32px 16px;
  }
  article {
    border-top: 1px solid #8884;
    padding: 16px 0;
  }
  h2 {
    font-size: 18px;
    margin: 0;
  }
  pre {
    font: inherit;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  small {
    opacity: 0.75;
  }
</style>`

function page(rows: MailRow[]): string {
  const mails = rows.reduce((before, row) => html`${before}${article(row)}`, html``)
  const empty = rows.length === 0 ? html`<p>No mail yet. What the product sends appears here.</p>` : html``
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mailbox</title>
        ${style}
      </head>
      <body>
        <h1>Mailbox</h1>
        <p><small>Local stand-in: no mail server is set, so nothing leaves this machine.</small></p>
        ${empty}${mails}
      </body>
    </html>`.markup
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
