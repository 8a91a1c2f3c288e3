/** The page that a test's window ends on: it tells the owner's page, and closes. */
import type { FastifyReply } from 'fastify'
import { languageOf } from '#http/languages/asked-language.ts'
import { html } from '#http/small-pages/html.ts'
import { sendSmallPage } from '#http/small-pages/small-page.ts'
import { smallPageWords } from '#http/small-pages/words.ts'

// A broadcast reaches the product's own origin alone. Nothing is in it: the owner's page reads anew what was kept.
const SCRIPT = `new BroadcastChannel('atrium-sign-in-test').postMessage('done')
window.close()`

export function sendTestDone(reply: FastifyReply, isArrived: boolean): FastifyReply {
  const language = languageOf(reply.request)
  const { testSignIn, testArrived, testFailed } = smallPageWords[language]
  const body = html`<p>${isArrived ? testArrived : testFailed}</p>`
  return sendSmallPage(reply, testSignIn, body, { language, script: SCRIPT })
}
