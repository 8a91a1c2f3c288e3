/** Whether somebody had time to see what stands there: since it came, and since its window was in front. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { timeToSeeMs } from './time-to-see.ts'

/** What brings a page to the front, and back to it. */
const shown = [
  ['focus', () => window],
  ['pageshow', () => window],
  ['visibilitychange', () => document],
] as const

/** `seenBy` is asked of the moment of a press: what is drawn may come behind it. */
export function useTimeToSee(): { isSeen: boolean; seenBy: (moment: number) => boolean } {
  const [isSeen, setSeen] = useState(false)
  const since = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    let timer = 0
    const begin = () => {
      window.clearTimeout(timer)
      since.current = performance.now()
      setSeen(false)
      timer = window.setTimeout(() => setSeen(true), timeToSeeMs)
    }
    begin()
    for (const [event, of] of shown) of().addEventListener(event, begin)
    return () => {
      window.clearTimeout(timer)
      for (const [event, of] of shown) of().removeEventListener(event, begin)
    }
  }, [])
  const seenBy = useCallback((moment: number) => moment - since.current >= timeToSeeMs, [])
  return { isSeen, seenBy }
}
