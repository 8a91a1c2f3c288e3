/** Sends a browser to the provider with a request: by an address, or by a page that posts it (saml-bindings, section 3.5). */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { html } from '#http/small-pages/html.ts'
import type { Sending } from './authn-request.ts'

const SCRIPT = 'document.forms[0].submit()'
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

export function sendThere(reply: FastifyReply, sending: Sending): FastifyReply {
  if ('redirect' in sending) return reply.redirect(sending.redirect, 303)
  const { action, fields } = sending.post
  const { SAMLRequest = '', RelayState = '' } = fields
  // Without scripts its button does the same.
  const { markup } = html`<form method="post" action="${action}">
    <input type="hidden" name="SAMLRequest" value="${SAMLRequest}" />
    <input type="hidden" name="RelayState" value="${RelayState}" />
    <button>➜</button>
  </form>`
  return reply
    .headers({
      'cache-control': 'no-store',
      // Wherever the provider sends the browser on to is its own matter: nothing is said of `form-action`.
      'content-security-policy': `default-src 'none'; script-src ${SCRIPT_HASH}; frame-ancestors 'none'; base-uri 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Sign in</title></head><body>${markup}<script>${SCRIPT}</script></body></html>`,
    )
}
