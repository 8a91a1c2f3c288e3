/**
 * Who may be sending what is long, files or bodies: a few uploads of one account, so many in all, and each at a pace.
 * Where every place is taken, the slowest of those that are slow gives its own to whoever comes.
 */
import { Refusal } from '#http/refusal.ts'

export interface SendersOptions {
  places: number
  /** Uploads of one account at once. */
  each: number
  /** The pace below which a place may be given to somebody else, and below which it is lost in any case. */
  bytesPerSecond: { slow: number; least: number }
  /** So long nobody's pace is judged: for whom somebody waits, and for whom nobody does. */
  graceMs: { slow: number; least: number }
  now?: () => number
}

/** One upload while it is being received. */
export interface Sender {
  received(bytes: number): void
  /** All has arrived: the pace counts no longer. */
  arrived(): void
  /** Rejects when the place is lost; settles in no other way. */
  lost: Promise<never>
}

export interface Senders {
  /**
   * Runs `work` with a place. Refuses with `too_many_requests` where the account has its share, with `unavailable`
   * where all places are taken by others.
   */
  admit<T>(uid: string, work: (sender: Sender) => Promise<T>): Promise<T>
}

interface Place {
  uid: string
  began: number
  bytes: number
  sending: boolean
  lose(refusal: Refusal): void
}

const LOOK_MS = 1_000
const RETRY_SECONDS = 1

export function createSenders(options: SendersOptions): Senders {
  const { places, each, bytesPerSecond, graceMs, now = () => performance.now() } = options
  const taken = new Set<Place>()

  const pace = ({ bytes, began }: Place) => (bytes / Math.max(1, now() - began)) * 1_000
  const below = (place: Place, which: 'slow' | 'least') =>
    place.sending && now() - place.began >= graceMs[which] && pace(place) < bytesPerSecond[which]

  function makeRoom(uid: string) {
    const own = [...taken].filter((place) => place.uid === uid).length
    if (own >= each) {
      throw new Refusal('too_many_requests', { detail: 'uploads of one account', retryAfterSeconds: RETRY_SECONDS })
    }
    if (taken.size < places) return
    const slow = [...taken].filter((place) => below(place, 'slow')).sort((one, other) => pace(one) - pace(other))
    const [slowest] = slow
    if (!slowest) throw new Refusal('unavailable', { detail: 'too many uploads at once' })
    taken.delete(slowest)
    slowest.lose(new Refusal('unavailable', { detail: 'the slowest upload, and others waited' }))
  }

  return {
    async admit(uid, work) {
      makeRoom(uid)
      const { promise: lost, reject } = Promise.withResolvers<never>()
      // Whoever is not waiting for it just then learns of it later.
      lost.catch(() => {})
      const place: Place = { uid, began: now(), bytes: 0, sending: true, lose: reject }
      taken.add(place)
      const look = setInterval(() => {
        if (below(place, 'least')) reject(new Refusal('malformed_request', { detail: 'it came too slowly' }))
      }, LOOK_MS)
      try {
        return await work({
          received: (bytes) => void (place.bytes += bytes),
          arrived: () => void (place.sending = false),
          lost,
        })
      } finally {
        clearInterval(look)
        taken.delete(place)
      }
    },
  }
}
