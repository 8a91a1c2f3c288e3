/** The stand-in's account chooser: a page that says plainly that it is not Google. */
import { isEmail } from '@atrium/contract/rules/is-email'
import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { type IsLocal, localOnly } from '#http/hosts/loopback.ts'
import { parse } from '#http/input/parse.ts'
import { html } from '#http/small-pages/html.ts'
import { sendSmallPage } from '#http/small-pages/small-page.ts'
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

export interface StandInOptions {
  standIn: StandIn
  query: ChannelQuery
  isLocal: IsLocal
}

/** For local requests alone: it lets anybody in as anybody. */
export async function serveStandIn(app: FastifyInstance, { standIn, query, isLocal }: StandInOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', localOnly(isLocal))
    await scope.register(formBody)
    scope.get(PATH, (request, reply) =>
      sendChooser(reply, { channel: parse(query, request.query).channel, email: '', name: '' }),
    )
    scope.post(PATH, async (request, reply) => {
      const { channel, email, name, choice } = parse(form, request.body)
      parse(query, { channel })
      if (choice === 'cancel') return sendResult(reply, channel, { error: 'denied' })
      if (!isEmail(email)) return sendChooser(reply, { channel, email, name, error: 'Invalid email' })
      const calledBy = name || email.replace(/@.*/, '')
      return sendResult(reply, channel, { idToken: await standIn.issueIdToken({ email, name: calledBy }) })
    })
  })
}

interface Chosen {
  channel: string
  email: string
  name: string
  error?: string
}

function sendChooser(reply: FastifyReply, { channel, email, name, error }: Chosen): FastifyReply {
  const alert = error === undefined ? html`` : html`<span role="alert" id="email-error">${error}</span>`
  const body = html`<p role="note">
      This is a local stand-in, not Google. It lets any address in, and is there only on your own machine while no
      client id is set.
    </p>
    <form method="post" action="${PATH}">
      <input type="hidden" name="channel" value="${channel}" />
      <label
        >E-mail
        <input name="email" type="email" value="${email}" autocomplete="off" aria-describedby="email-error" autofocus />
      </label>
      ${alert}
      <label>Name <input name="name" value="${name}" maxlength="${String(MAX_NAME)}" autocomplete="off" /></label>
      <button name="choice" value="continue">Continue</button>
      <button name="choice" value="cancel" formnovalidate>Cancel</button>
    </form>`
  // The opener's own policy already allows this window; a stricter one here would cut it off.
  return sendSmallPage(reply.header('cross-origin-opener-policy', 'unsafe-none'), 'Choose an account', body)
}
