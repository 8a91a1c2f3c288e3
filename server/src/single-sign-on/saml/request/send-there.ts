/** Sends a browser to the provider with a request: by an address, or by a page that posts it (saml-bindings, section 3.5). */
import type { FastifyReply } from 'fastify'
import { languageOf } from '#http/languages/asked-language.ts'
import { html } from '#http/small-pages/html.ts'
import { sendSmallPage } from '#http/small-pages/small-page.ts'
import { smallPageWords } from '#http/small-pages/words.ts'
import type { Sending } from './authn-request.ts'

const SCRIPT = 'document.forms[0].submit()'

export function sendThere(reply: FastifyReply, sending: Sending): FastifyReply {
  if ('redirect' in sending) return reply.redirect(sending.redirect, 303)
  const { action, fields } = sending.post
  const { SAMLRequest = '', RelayState = '' } = fields
  const language = languageOf(reply.request)
  const { signIn, goOn } = smallPageWords[language]
  // Without scripts its button does the same.
  const body = html`<form method="post" action="${action}">
    <input type="hidden" name="SAMLRequest" value="${SAMLRequest}" />
    <input type="hidden" name="RelayState" value="${RelayState}" />
    <button>${goOn}</button>
  </form>`
  return sendSmallPage(reply, signIn, body, { language, script: SCRIPT, formsLeave: true })
}
