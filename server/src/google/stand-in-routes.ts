/** The stand-in's account chooser: a page that says plainly that it is not Google. */
import { isEmail } from '@atrium/contract/rules/email'
import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { parse } from '#http/parse.ts'
import { html } from '#http/html.ts'
import { sendResult } from './result-page.ts'
import type { StandIn } from './stand-in.ts'

const PATH = '/auth/google/start'
const MAX_NAME = 100

const form = z.strictObject({
  channel: z.string(),
  email: z.string(),
  name: z.string().check(z.maxLength(MAX_NAME)),
  choice: z.enum(['continue', 'cancel']),
})

type ChannelQuery = z.ZodMiniObject<{ channel: z.ZodMiniString }, z.core.$strict>

export async function serveStandIn(app: FastifyInstance, standIn: StandIn, query: ChannelQuery): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formBody)
    scope.get(PATH, (request, reply) =>
      sendChooser(reply, { channel: parse(query, request.query).channel, email: '', name: '' }),
    )
    scope.post(PATH, async (request, reply) => {
      const { channel, email, name, choice } = parse(form, request.body)
      parse(query, { channel })
      if (choice === 'cancel') return sendResult(reply, channel, { error: 'denied' })
      if (!isEmail(email)) return sendChooser(reply, { channel, email, name, error: 'Invalid email' })
      return sendResult(reply, channel, { idToken: await standIn.issueIdToken({ email, name: name || email }) })
    })
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
    max-width: 400px;
    padding: 24px 16px;
  }
  label {
    display: block;
    margin: 16px 0;
  }
  input {
    box-sizing: border-box;
    display: block;
    font: inherit;
    padding: 8px;
    width: 100%;
  }
  button {
    font: inherit;
    padding: 8px 16px;
  }
  [role='note'] {
    border: 2px dashed currentColor;
    border-radius: 4px;
    padding: 8px 16px;
  }
  [role='alert'] {
    color: light-dark(#b3261e, #ffb4ab);
  }
</style>`
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

function sendChooser(
  reply: FastifyReply,
  { channel, email, name, error }: { channel: string; email: string; name: string; error?: string },
) {
  const alert = error === undefined ? html`` : html`<span role="alert" id="email-error">${error}</span>`
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Local stand-in for Google</title>
        ${style}
      </head>
      <body>
        <h1>Choose an account</h1>
        <p role="note">
          This is a local stand-in, not Google. It lets any address in, and is there only on your own machine while no
          client id is set.
        </p>
        <form method="post" action="${PATH}">
          <input type="hidden" name="channel" value="${channel}" />
          <label
            >E-mail
            <input
              name="email"
              type="email"
              value="${email}"
              autocomplete="off"
              aria-describedby="email-error"
              autofocus /></label
          >${alert}
          <label>Name <input name="name" value="${name}" maxlength="${String(MAX_NAME)}" autocomplete="off" /></label>
          <button name="choice" value="continue">Continue</button>
          <button name="choice" value="cancel" formnovalidate>Cancel</button>
        </form>
      </body>
    </html>`
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'cross-origin-opener-policy': 'unsafe-none',
    })
    .type('text/html; charset=utf-8')
    .send(page.markup)
}
