/** Whether somebody had time to see what stands there: since it came, and since its window was in front. */
import { useEffect, useRef, useState } from 'react'

/** As long as systems take two presses for one double press: https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-getdoubleclicktime */
const timeToSeeMs = 500
/** What brings a page to the front, and back to it. */
const shown = ['focus', 'pageshow']

interface TimeToSee {
  isSeen: boolean
  /** It was pressed before. */
  isEarly: boolean
  /** Asked of the moment of a press: what is drawn may come behind it. */
  seenBy: (moment: number) => boolean
}

export function useTimeToSee(): TimeToSee {
  const [isSeen, setSeen] = useState(false)
  const [isEarly, setEarly] = useState(false)
  const since = useRef(Infinity)
  useEffect(() => {
    let timer = 0
    const begin = () => {
      clearTimeout(timer)
      since.current = performance.now()
      setSeen(false)
      timer = window.setTimeout(() => {
        setSeen(true)
        setEarly(false)
      }, timeToSeeMs)
    }
    begin()
    for (const event of shown) addEventListener(event, begin)
    return () => {
      clearTimeout(timer)
      for (const event of shown) removeEventListener(event, begin)
    }
  }, [])
  const seenBy = (moment: number) => {
    const was = moment - since.current >= timeToSeeMs
    setEarly(!was)
    return was
  }
  return { isSeen, isEarly, seenBy }
}
