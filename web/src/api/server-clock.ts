/** What time it is for the server, as its answers say: the browser's own clock may be a day off. */

/** What an answer is on its way, and the seconds that its header is rounded by, are no difference. */
const exactMs = 60_000

let aheadMs = 0

/** In: an answer as it has come. One that says no time changes nothing. */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  const told = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(told)) return
  const ahead = told - Date.now()
  aheadMs = Math.abs(ahead) < exactMs ? 0 : ahead
}

/** Milliseconds as `Date.now()` has them; by the browser's clock until an answer has come. */
export function serverNow(): number {
  return Date.now() + aheadMs
}
