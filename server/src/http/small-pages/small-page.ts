/** The server's own small pages (mailbox, windows that close, API description): one plain style, and at most one script. */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { defaultLanguage, directionOf, type Language } from '@atrium/contract/languages'
import { type Html, html } from './html.ts'

// The product's look (`web/src/ui/theme/tokens.css`) in little: these pages have to stand when nothing else can be had.
const CSS = `
:root { color-scheme: light dark; background: light-dark(#faf8f4, #171614); color: light-dark(#23211d, #f2ede4); font: 1rem/1.5 system-ui, sans-serif; --line: light-dark(#e5dfd4, #38342e); --accent: light-dark(#1d5f5a, #82cabf) }
body { margin: 0 auto; max-width: 720px; padding: 32px 16px }
h1 { font-size: 1.75rem; line-height: 2.25rem; font-weight: 600; margin: 0 0 16px; overflow-wrap: anywhere }
article { border-block-start: 1px solid var(--line); padding: 16px 0 }
h2 { font-size: 1.125rem; font-weight: 600; margin: 0; overflow-wrap: anywhere }
summary { cursor: pointer; padding: 4px 0 }
summary h2 { display: inline }
p { overflow-wrap: anywhere }
a { color: var(--accent) }
iframe { border: 1px solid var(--line); border-radius: 4px; height: 480px; width: 100% }
pre { background: light-dark(#f3efe8, #1b1917); border-radius: 4px; overflow-x: auto; padding: 8px 16px; white-space: pre-wrap }
label { display: block; margin: 16px 0; font-weight: 600 }
input { background: light-dark(#fff, #201e1b); border: 1px solid light-dark(#8a8274, #867d70); border-radius: 4px; box-sizing: border-box; color: inherit; display: block; font: inherit; min-height: 48px; padding: 8px 16px; width: 100% }
button { background: var(--accent); border: 0; border-radius: 4px; color: light-dark(#fff, #0c2a27); cursor: pointer; font: inherit; font-weight: 600; min-height: 48px; padding: 8px 24px }
:is(a, button, input, summary):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
[role='note'] { border: 1px solid light-dark(#b26a00, #e5ad55); border-radius: 4px; padding: 8px 16px; background: light-dark(#fcf1de, #352813) }
[role='alert'] { color: light-dark(#a5301d, #f3a08f) }
`
const STYLE_SOURCE = sourceOf(CSS)

export interface SmallPage {
  headers: Record<string, string>
  markup: string
}

interface SmallPageOptions {
  /** It may show other pages of its own origin inside. */
  frames?: boolean
  language?: Language
  /** The only script that it runs, whole; the page has to say the same to who runs none. */
  script?: string
  /** For the script to read: an element `result` with this, as JSON. */
  result?: object
  /** Its form goes to another site, and wherever that one leads on to: nothing is said of where forms may go. */
  formsLeave?: boolean
}

/** The page, and the headers that belong to it. */
export function smallPage(
  title: string,
  body: Html,
  { language = defaultLanguage, ...options }: SmallPageOptions = {},
): SmallPage {
  const before = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
    </html>`
  const after = html`</head><body><h1>${title}</h1>${body}`
  const script = options.script === undefined ? '' : `${resultOf(options)}<script>${options.script}</script>`
  return {
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': policyOf(options),
      'content-language': language,
      'content-type': 'text/html; charset=utf-8',
    },
    markup: `${before.markup}<style>${CSS}</style>${after.markup}${script}</body></html>`,
  }
}

function resultOf({ result }: SmallPageOptions): string {
  if (result === undefined) return ''
  const json = JSON.stringify(result).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`)
  return `<script type="application/json" id="result">${json}</script>`
}

/** Its page may load nothing and be framed by nobody. */
function policyOf({ frames = false, script, formsLeave = false }: SmallPageOptions): string {
  return [
    "default-src 'none'",
    `style-src ${STYLE_SOURCE}`,
    ...(script === undefined ? [] : [`script-src ${sourceOf(script)}`]),
    ...(formsLeave ? [] : ["form-action 'self'"]),
    ...(frames ? ["frame-src 'self'"] : []),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
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
