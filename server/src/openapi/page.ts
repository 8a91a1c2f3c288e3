/** The API's description as a page to read; the document itself is beside it for programs. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { everyEndpointErrors, noBody, refusalsOf } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { type ErrorCode, errorStatuses } from '@atrium/contract/errors'
import * as z from 'zod/mini'
import { type Html, html } from '#http/small-pages/html.ts'
import { accessSentence } from './access.ts'

/** What stands below the title. */
export function openApiBody(): Html {
  const introduction = html`<p>
      JSON both ways, a bearer ID token in <code>Authorization</code>. The same for programs:
      <a href="/openapi.json">openapi.json</a>.
    </p>
    <p>Every endpoint may also refuse with: ${codes(everyEndpointErrors)}.</p>`
  return (endpoints as readonly Endpoint[]).map(article).reduce((before, one) => html`${before}${one}`, introduction)
}

function article(endpoint: Endpoint): Html {
  const { method, path, summary, status, answer, query, body, file } = endpoint
  const refusals = refusalsOf(endpoint)
  // Folded: with every schema open the page is longer than a browser can paint, and than anybody reads.
  return html`<article>
    <details>
      <summary>
        <h2><code>${method} ${path}</code></h2>
        ${summary}
      </summary>
      <p>${accessSentence(endpoint)}</p>
      ${schema('Query', query)}${files(endpoint)}${body === noBody ? html`` : schema('Body', body)}${file === undefined ? schema(`Answer, ${status}`, answer) : html`<p>Answers ${[file].flat().join(' or ')}.</p>`}
      ${refusals.length === 0 ? html`` : html`<p>Refuses with ${codes(refusals)}.</p>`}
    </details>
  </article>`
}

function files({ multipart, files }: Endpoint): Html {
  if (!multipart || !files) return html``
  const { field, max } = files
  return html`<p>
    ${multipart === 'required' ? 'Takes form data' : 'Takes JSON or form data'} with
    ${max === 1 ? 'an image file' : `up to ${max} image files`} in <code>${field}</code>.
  </p>`
}

function schema(heading: string, type: z.ZodMiniType): Html {
  if (type instanceof z.ZodMiniUndefined) return html``
  if (type instanceof z.ZodMiniObject && Object.keys(type.shape).length === 0) return html``
  const { $schema: _dialect, ...json } = z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' })
  return html`<p>${heading}</p>
    <pre tabindex="0">${JSON.stringify(json, null, 2)}</pre>`
}

function codes(list: readonly ErrorCode[]): Html {
  const named = list.map((code) => html`<code>${code}</code> (${String(errorStatuses[code])})`)
  return named.reduce((before, one, index) => html`${before}${index === 0 ? '' : ', '}${one}`, html``)
}
