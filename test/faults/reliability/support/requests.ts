/** Requests of the tests of reliability: many at once, timed, and answers told apart by status. */

export interface Answer {
  /** 0 where no answer came. */
  status: number
  body: Record<string, unknown>
  text: string
  headers: Headers
  ms: number
}

export interface Asked {
  method?: string
  body?: object
  bearer?: string
  headers?: Record<string, string>
  /** Given up after so long, as a browser or a proxy would. */
  withinMs?: number
}

/** Never throws: what broke is status 0. */
export async function ask(
  url: string,
  { method, body, bearer, headers, withinMs = 30_000 }: Asked = {},
): Promise<Answer> {
  const began = performance.now()
  try {
    const response = await fetch(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      signal: AbortSignal.timeout(withinMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    const parsed = isJson && text !== '' ? (JSON.parse(text) as Record<string, unknown>) : {}
    return { status: response.status, body: parsed, text, headers: response.headers, ms: performance.now() - began }
  } catch (error) {
    const text = String((error as Error).cause ?? error)
    return { status: 0, body: {}, text, headers: new Headers(), ms: performance.now() - began }
  }
}

function identityUrl(origin: string, operation: string): string {
  return `${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=test`
}

export function identity(origin: string, operation: string, body: object, more: Asked = {}): Promise<Answer> {
  return ask(identityUrl(origin, operation), { ...more, body })
}

/** How often each status came. */
export function countStatuses(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Works through numbers from 0, so many at once, until all are done or `isOver` says so. */
export async function inLanes(
  lanes: number,
  count: number,
  work: (turn: number) => Promise<unknown>,
  isOver: () => boolean = () => false,
): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count && !isOver()) await work(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
