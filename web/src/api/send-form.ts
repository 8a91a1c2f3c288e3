/** Sends a form as `fetch` would, and tells how far it is, which `fetch` cannot. */

export interface FormRequest {
  method: string
  headers: Readonly<Record<string, string>>
  body: FormData
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined
}

const withoutBody = new Set([204, 205, 304])

/** Rejects as `fetch` does: with the signal's reason when given up, with a `TypeError` when no answer came. */
export function sendForm(url: string, { method, headers, body, signal, onProgress }: FormRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
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
    request.onabort = settle(() => reject(signal.reason as Error))
    signal.addEventListener('abort', giveUp)
    request.send(body)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request
  const type = request.getResponseHeader('content-type') ?? 'text/plain'
  return new Response(withoutBody.has(status) ? null : request.responseText, {
    status,
    statusText,
    headers: { 'content-type': type },
  })
}
