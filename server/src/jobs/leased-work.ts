/** Work of which each piece is leased: what fails is nobody else's loss, and what fails again and again is given up. */
import { isTimedOut, isUnavailable } from '#http/failures/unavailable.ts'

/** Done in one transaction. */
const AT_ONCE = 50
/** Leases of a piece without anything done of it; at the next one, whatever fails by itself is given up. */
const MOST_ATTEMPTS = 3
/**
 * The same for what is ended for its time: a database that has much to do ends what it would do at another moment. Behind so
 * many it is the piece that takes too long.
 */
const MOST_TIMED_OUT = 20
/** Failures of one round that are told of: one cause can make thousands. */
const MOST_TOLD = 20

export interface LeasedWork<Piece extends { id: string; organizationId: string; attempts: number }> {
  /** What a piece is, for the log. */
  name: string
  /** Takes one that waits and that nobody is at, and counts the attempt; once something of it is done, none count. */
  lease(): Promise<Piece | undefined>
  /** Does the next of it, at most so many, all or none of them. Answers whether there is more. */
  doNext(piece: Piece, limit: number): Promise<boolean>
  /** Ends the next one undone, or the piece where none is left. Answers whether there is more. */
  giveUpNext(piece: Piece): Promise<boolean>
}

/**
 * Works until nothing waits, or `stopped` says so. Any number of processes may do it at once. A piece that fails is
 * left until its lease ends, and the others are worked on; throws at the end, with all that failed.
 */
export async function workOffLeased<Piece extends { id: string; organizationId: string; attempts: number }>(
  work: LeasedWork<Piece>,
  stopped: () => boolean,
): Promise<void> {
  const failures: Error[] = []
  const note = ({ id, organizationId }: Piece, cause: unknown) => {
    if (failures.length >= MOST_TOLD) return
    failures.push(new Error(`${work.name} ${id} of organization ${organizationId} failed`, { cause }))
  }

  /**
   * As ever first; where that fails, one by one, so that only what fails by itself is given up. Of what fails because the
   * database is away, or would do it at another moment, nobody knows that: it waits for the next lease. What takes longer
   * together than a statement may is done one by one as well.
   */
  const doOrGiveUp = async (piece: Piece): Promise<boolean> => {
    try {
      return await work.doNext(piece, AT_ONCE)
    } catch (error) {
      if (isUnavailable(error) && !isTimedOut(error)) throw error
      note(piece, error)
    }
    for (let left = AT_ONCE, more = true; left > 0 && !stopped(); left -= 1) {
      try {
        more = await work.doNext(piece, 1)
      } catch (error) {
        const isAtFault = !isUnavailable(error) || (isTimedOut(error) && piece.attempts > MOST_TIMED_OUT)
        if (!isAtFault) throw error
        note(piece, error)
        more = await work.giveUpNext(piece)
      }
      if (!more) return false
    }
    return true
  }

  for (;;) {
    const piece = stopped() ? undefined : await work.lease()
    if (!piece) break
    try {
      const isLast = piece.attempts > MOST_ATTEMPTS
      let more = true
      while (more && !stopped()) more = isLast ? await doOrGiveUp(piece) : await work.doNext(piece, AT_ONCE)
    } catch (error) {
      note(piece, error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${work.name} failed`)
}
