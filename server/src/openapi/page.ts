/** The API's description as a page to read; the document itself is beside it for programs. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { everyEndpointErrors } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { type ErrorCode, errors } from '@atrium/contract/errors'
import * as z from 'zod/mini'
import { type Html, html } from '#http/html.ts'

const style = html`<style>
  :root {
    color-scheme: light dark;
    font:
      16px/1.5 system-ui,
      sans-serif;
  }
  body {
    margin: 0 auto;
    max-width: 800px;
    padding: 32px 16px;
  }
  article {
    border-top: 1px solid #8884;
    padding: 16px 0;
  }
  h2 {
    font-size: 16px;
    margin: 0;
    overflow-wrap: anywhere;
  }
  pre {
    background: #8881;
    border-radius: 4px;
    font-size: 13px;
    overflow-x: auto;
    padding: 8px 16px;
  }
</style>`

export function openApiPage(title: string): string {
  const articles = join((endpoints as readonly Endpoint[]).map(article))
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} API</title>
        ${style}
      </head>
      <body>
        <h1>${title} API</h1>
        <p>
          JSON both ways, a bearer ID token in <code>Authorization</code>. The same for programs:
          <a href="/openapi.json">openapi.json</a>.
        </p>
        <p>Every endpoint may also refuse with: ${codes(everyEndpointErrors)}.</p>
        ${articles}
      </body>
    </html>`.markup
}

function article(endpoint: Endpoint): Html {
  const { method, path, summary, access, status, answer, query, body } = endpoint
  const refusals = [...endpoint.errors, ...(access === 'bearer' ? (['unauthenticated'] as const) : [])]
  return html`<article>
    <h2><code>${method} ${path}</code></h2>
    <p>${summary} ${access === 'bearer' ? 'Needs a bearer.' : 'Open to anyone.'}</p>
    ${schema('Query', query)}${schema('Body', body)}${schema(`Answer, ${status}`, answer)}
    ${refusals.length === 0 ? html`` : html`<p>Refuses with ${codes(refusals)}.</p>`}
  </article>`
}

function schema(heading: string, type: z.ZodMiniType): Html {
  if (type instanceof z.ZodMiniUndefined) return html``
  if (type instanceof z.ZodMiniObject && Object.keys(type.shape).length === 0) return html``
  const { $schema: _dialect, ...json } = z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' })
  return html`<p>${heading}</p>
    <pre tabindex="0">${JSON.stringify(json, null, 2)}</pre>`
}

function codes(list: readonly ErrorCode[]): Html {
  const named = list.map((code) => html`<code>${code}</code> (${String(errors[code].status)})`)
  return named.reduce((before, one, index) => html`${before}${index === 0 ? '' : ', '}${one}`, html``)
}

function join(parts: readonly Html[]): Html {
  return parts.reduce((before, part) => html`${before}${part}`, html``)
}
