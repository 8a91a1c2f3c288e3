/** Brings what a save was refused for into sight: whoever saves is at the end of a long page, what is wrong may be at its top. */
import { type RefObject, useEffect, useRef } from 'react'

const problems = '[aria-invalid="true"], [data-conflict] button'

/** In: whether a save is under way. Out: for the form, in which the first field that is wrong, or asked about, has the focus after it. */
export function useFocusOnProblem(busy: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const wasBusy = useRef(busy)
  useEffect(() => {
    if (wasBusy.current && !busy) form.current?.querySelector<HTMLElement>(problems)?.focus()
    wasBusy.current = busy
  }, [busy])
  return form
}
