/** The page that a test's window ends on: it tells the owner's page, and closes. */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

// A broadcast reaches the product's own origin alone. Nothing is in it: the owner's page reads anew what was kept.
const SCRIPT = `new BroadcastChannel('atrium-sign-in-test').postMessage('done')
window.close()`
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

export function sendTestDone(reply: FastifyReply, isArrived: boolean): FastifyReply {
  const text = isArrived
    ? 'The test arrived. You can close this window.'
    : 'The test did not arrive. You can close this window.'
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src ${SCRIPT_HASH}; frame-ancestors 'none'; base-uri 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Test sign-in</title></head><body><p>${text}</p><script>${SCRIPT}</script></body></html>`,
    )
}
