/** Sends a form as `fetch` would, and tells how far it is, which `fetch` cannot. */

import { uploadsMessages } from '#messages/uploads.ts'
import { SlowUpload } from './api-error.ts'

export interface FormRequest {
  method: string
  headers: Readonly<Record<string, string>>
  body: FormData
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined
}

const TOO_LARGE = 413
const withoutBody = new Set([204, 205, 304])

/** Rejects as `fetch` does, with the signal's reason when given up or a `TypeError`; with `SlowUpload` where its time is over. */
export function sendForm(url: string, { method, headers, body, signal, onProgress }: FormRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    // The code for it may have come late.
    if (signal.aborted) throw reasonOf(signal)
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    const settle = (how: () => void) => () => {
      signal.removeEventListener('abort', giveUp)
      how()
    }
    request.open(method, url)
    request.responseType = 'text'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = settle(() => resolve(responseOf(request)))
    request.onerror = settle(() => reject(new TypeError('The form could not be sent')))
    request.onabort = settle(() => reject(reasonOf(signal)))
    signal.addEventListener('abort', giveUp)
    request.send(body)
  })
}

function reasonOf({ reason }: AbortSignal): Error {
  const isLate = reason instanceof DOMException && reason.name === 'TimeoutError'
  return isLate ? new SlowUpload(0, 'network', uploadsMessages.slow) : (reason as Error)
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request
  const type = request.getResponseHeader('content-type') ?? 'text/plain'
  // Of a proxy in front, whose limit is another: its page says nothing to whoever sent the file, and HTTP/2 has no status text.
  if (status === TOO_LARGE && !type.startsWith('application/json'))
    return Response.json({ code: status, error: 'request_too_large', message: uploadsMessages.tooLarge }, { status })
  return new Response(withoutBody.has(status) ? null : request.responseText, {
    status,
    statusText,
    headers: { 'content-type': type },
  })
}
