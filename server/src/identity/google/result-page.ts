/** The page a sign-in window ends on: it hands the result to the page that opened it, and closes. */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** `idToken`, or why there is none: `denied` by the person, `expired` or foreign state, `failed` at the issuer. */
export type GoogleResult = { idToken: string } | { error: 'denied' | 'expired' | 'failed' }

// A broadcast reaches the product's own origin alone, also where the issuer's pages have cut the
// window off from its opener (Cross-Origin-Opener-Policy).
const SCRIPT = `const { channel, result } = JSON.parse(document.getElementById('result').textContent)
if (channel) new BroadcastChannel(channel).postMessage(result)
window.close()`
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

export function sendResult(reply: FastifyReply, channel: string | null, result: GoogleResult): FastifyReply {
  const data = JSON.stringify({ channel, result }).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`)
  const text =
    'idToken' in result ? 'You are signed in. You can close this window.' : 'You can close this window and try again.'
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src ${SCRIPT_HASH}; frame-ancestors 'none'; base-uri 'none'`,
      // The opener's own policy already allows this window; a stricter one here would cut it off.
      'cross-origin-opener-policy': 'unsafe-none',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Sign in</title></head><body><p>${text}</p><script type="application/json" id="result">${data}</script><script>${SCRIPT}</script></body></html>`,
    )
}
