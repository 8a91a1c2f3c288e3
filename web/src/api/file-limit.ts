/**
 * How long a file may take: every part of it that arrives begins the limit anew. Its size says nothing of its line, and
 * by a limit on the whole a large one could never be had by a slow one.
 */

export interface FileLimit {
  signal: AbortSignal
  /** The whole of it; rejects where nothing more of it has come for so long. */
  read(response: Response): Promise<Blob>
}

export function startFileLimit(limitMs: number): FileLimit {
  const limit = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = () => {
    clearTimeout(timer)
    timer = setTimeout(() => limit.abort(new DOMException('Nothing more has come', 'TimeoutError')), limitMs)
  }
  renew()
  return {
    signal: limit.signal,
    async read({ body, headers }) {
      const watched = body?.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(part, controller) {
            renew()
            controller.enqueue(part)
          },
        }),
      )
      try {
        return await new Response(watched, { headers }).blob()
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
