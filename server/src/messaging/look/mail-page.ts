/** A mail as HTML: legible with images off, in light and in dark mail programs. */
import { type Html, html } from '#http/small-pages/html.ts'
import type { Language } from '@atrium/contract/languages'
import type { ShownLook } from './mail-look.ts'

interface MailPage {
  language: Language
  direction: 'ltr' | 'rtl'
  /** What the document is called: mail programs that open it alone show it, and screen readers say it first. */
  subject: string
  /** Whose mail it is: an organization, or the product. */
  sender: string
  product: string
  look: ShownLook
  greeting: string
  paragraphs: string[]
  action: { button: string; link: string } | undefined
  footer: string
}

const LOGO_PX = 40

// Mail programs know neither style sheets nor custom properties nor logical ones: the styles stand in the elements, and
// what is turned round where a language runs from the right is said for each side. Those that follow
// the device's theme read the sheet as well; it holds nothing but colours that were computed.
function darkStyles({ dark }: ShownLook['accents']): string {
  return `@media (prefers-color-scheme: dark) {
.paper { background: #171614 !important; color: #f2ede4 !important }
.card { background: #201e1b !important; color: #f2ede4 !important; border-color: ${dark.accent} !important }
.soft { color: #b8b0a3 !important; border-color: #38342e !important }
.button { background: ${dark.accent} !important; color: ${dark.onAccent} !important }
}`
}

export function mailPage(mail: MailPage): string {
  const { language, direction, subject, sender, product, look, greeting, paragraphs, action, footer } = mail
  // Of the document, programs may keep nothing; those that know no styles know the attributes.
  const side = direction === 'rtl' ? 'right' : 'left'
  const { logo, accents } = look
  const body = paragraphs.reduce(
    (before, text) =>
      html`${before}
        <p style="margin:0 0 16px">${text}</p>`,
    html``,
  )
  const button = action
    ? html`<p style="margin:24px 0">
          <a
            class="button"
            href="${action.link}"
            style="background:${accents.light.accent};border-radius:4px;color:${
              accents.light.onAccent
            };display:inline-block;font-weight:600;padding:12px 24px;text-decoration:none"
            >${action.button}</a
          >
        </p>
        <p
          class="soft"
          dir="ltr"
          style="color:#5f594f;font-size:13px;margin:0 0 16px;text-align:${side};word-break:break-all"
        >
          ${action.link}
        </p>`
    : html``
  const before = html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </head>
    </html>`
  const after = html`</head>
      <body
        class="paper"
        style="background:#faf8f4;color:#23211d;font:16px/1.5 system-ui,sans-serif;margin:0;padding:32px 16px"
      >
        <div
          class="card"
          dir="${direction}"
          align="${side}"
          style="background:#ffffff;border-radius:8px;border-top:6px solid ${
            accents.light.accent
          };color:#23211d;margin:0 auto;max-width:480px;padding:32px;text-align:${side}"
        >
          ${heading(sender, logo, direction)}
          <p style="margin:0 0 16px">${greeting}</p>
          ${body}${button}
          <p
            class="soft"
            style="border-top:1px solid #e5dfd4;color:#5f594f;font-size:13px;margin:24px 0 0;padding-top:16px"
          >
            ${footer}
          </p>
          ${sender === product ? html`` : html`<p class="soft" style="color:#5f594f;font-size:13px;margin:8px 0 0">${product}</p>`}
        </div>
      </body>
    </html>`
  // The first document ends where its head is open still.
  return `${before.markup.replace(/<\/head>\s*<\/html>/, '')}<style>${darkStyles(accents)}</style>${after.markup}`
}

/** With images off, the name beside it says as much. Behind a dark logo that lets the paper through there is white, also on dark paper. */
function heading(sender: string, logo: string | null, direction: MailPage['direction']): Html {
  const picture =
    logo === null
      ? html``
      : html`<img
          src="${logo}"
          alt=""
          width="${String(LOGO_PX)}"
          height="${String(LOGO_PX)}"
          style="background:#ffffff;border-radius:4px;margin-${direction === 'rtl' ? 'left' : 'right'}:12px;object-fit:contain;vertical-align:middle"
        />`
  return html`<p style="font-size:18px;font-weight:600;margin:0 0 24px">${picture}${sender}</p>`
}
