/** The server's own small pages (mailbox, stand-in, API description): no script, one plain style. */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { defaultLanguage, directionOf, type Language } from '@atrium/contract/languages'
import { type Html, html } from './html.ts'

const CSS = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 720px; padding: 32px 16px }
article { border-top: 1px solid #8884; padding: 16px 0 }
h2 { font-size: 18px; margin: 0; overflow-wrap: anywhere }
summary { cursor: pointer; padding: 4px 0 }
summary h2 { display: inline }
p { overflow-wrap: anywhere }
iframe { border: 1px solid #8884; border-radius: 4px; height: 480px; width: 100% }
pre { background: #8881; border-radius: 4px; overflow-x: auto; padding: 8px 16px; white-space: pre-wrap }
label { display: block; margin: 16px 0 }
input { box-sizing: border-box; display: block; font: inherit; padding: 8px; width: 100% }
button { font: inherit; padding: 8px 16px }
[role='note'] { border: 2px dashed currentColor; border-radius: 4px; padding: 8px 16px }
[role='alert'] { color: light-dark(#b3261e, #ffb4ab) }
`
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(CSS).digest('base64')}'`

/** May load nothing, may be framed by nobody, and sends forms only here. */
const POLICY = `default-src 'none'; style-src ${STYLE_SOURCE}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

export interface SmallPage {
  headers: Record<string, string>
  markup: string
}

interface SmallPageOptions {
  /** It may show other pages of its own origin inside. */
  frames?: boolean
  language?: Language
}

/** The page, and the headers that belong to it. */
export function smallPage(
  title: string,
  body: Html,
  { frames = false, language = defaultLanguage }: SmallPageOptions = {},
): SmallPage {
  const before = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
    </html>`
  const after = html`</head><body><h1>${title}</h1>${body}</body></html>`
  return {
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': frames ? `${POLICY}; frame-src 'self'` : POLICY,
      'content-language': language,
      'content-type': 'text/html; charset=utf-8',
    },
    markup: `${before.markup}<style>${CSS}</style>${after.markup}`,
  }
}

export function sendSmallPage(
  reply: FastifyReply,
  title: string,
  body: Html,
  options?: SmallPageOptions,
): FastifyReply {
  const { headers, markup } = smallPage(title, body, options)
  return reply.headers(headers).send(markup)
}
