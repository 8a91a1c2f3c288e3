/** A mail as HTML. */
import { html, type Html } from '#http/small-pages/html.ts'

type Action = { button: string; link: string } | undefined

// Mail programs know neither style sheets nor custom properties: the styles stand in the elements.
export function mailPage(
  product: string,
  greeting: string,
  paragraphs: string[],
  action: Action,
  footer: string,
): Html {
  const body = paragraphs.reduce(
    (before, text) =>
      html`${before}
        <p style="margin:0 0 16px">${text}</p>`,
    html``,
  )
  const button = action
    ? html`<p style="margin:24px 0">
          <a
            href="${action.link}"
            style="background:#2f5d50;border-radius:4px;color:#ffffff;display:inline-block;font-weight:600;padding:12px 24px;text-decoration:none"
            >${action.button}</a
          >
        </p>
        <p style="color:#5b6660;font-size:13px;margin:0 0 16px;word-break:break-all">${action.link}</p>`
    : html``
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body style="background:#f5f4f0;color:#1d2622;font:16px/1.5 system-ui,sans-serif;margin:0;padding:32px 16px">
        <div style="background:#ffffff;border-radius:8px;margin:0 auto;max-width:480px;padding:32px">
          <p style="font-size:18px;font-weight:600;margin:0 0 24px">${product}</p>
          <p style="margin:0 0 16px">${greeting}</p>
          ${body}${button}
          <p style="border-top:1px solid #e4e2da;color:#5b6660;font-size:13px;margin:24px 0 0;padding-top:16px">
            ${footer}
          </p>
        </div>
      </body>
    </html>`
}
