/** The page a sign-in window ends on: it hands the result to the page that opened it, and closes. */
import type { FastifyReply } from 'fastify'
import { languageOf } from '#http/languages/asked-language.ts'
import { html } from '#http/small-pages/html.ts'
import { sendSmallPage } from '#http/small-pages/small-page.ts'
import { smallPageWords } from '#http/small-pages/words.ts'

/** `idToken`, or why there is none: `denied` by the person, `expired` or foreign state, `failed` at the issuer. */
export type GoogleResult = { idToken: string } | { error: 'denied' | 'expired' | 'failed' }

// A broadcast reaches the product's own origin alone, also where the issuer's pages have cut the
// window off from its opener (Cross-Origin-Opener-Policy).
const SCRIPT = `const { channel, result } = JSON.parse(document.getElementById('result').textContent)
if (channel) new BroadcastChannel(channel).postMessage(result)
window.close()`

export function sendResult(reply: FastifyReply, channel: string | null, result: GoogleResult): FastifyReply {
  const language = languageOf(reply.request)
  const { signIn, signedIn, notSignedIn } = smallPageWords[language]
  const body = html`<p>${'idToken' in result ? signedIn : notSignedIn}</p>`
  // The opener's own policy already allows this window; a stricter one here would cut it off.
  const window = reply.header('cross-origin-opener-policy', 'unsafe-none')
  return sendSmallPage(window, signIn, body, { language, script: SCRIPT, result: { channel, result } })
}
