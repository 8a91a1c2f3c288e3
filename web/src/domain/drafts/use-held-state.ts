/**
 * A state of a form that outlives a session which ends meanwhile: whoever signs in again finds what they typed or
 * picked. It is held in the memory of the page and nowhere else, so that a device that somebody signs out from afar
 * keeps nothing of it once the tab is closed; files can be held there as well.
 */
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { currentSession, useSignedIn } from '#session/session.ts'

/** By form and person. */
const held = new Map<string, unknown>()

/** In: the form's own name, the organization's in it where there is one. Answers, last, whether it was held. */
export function useHeldState<Value>(
  name: string,
  initial: Value,
): [value: Value, set: Dispatch<SetStateAction<Value>>, wasHeld: boolean] {
  const { uid } = useSignedIn()
  const key = `${name} ${uid}`
  const [wasHeld] = useState(() => held.has(key))
  // Nothing else writes under this name.
  const [value, setValue] = useState(() => (held.has(key) ? (held.get(key) as Value) : initial))
  const latest = useRef(value)

  useEffect(() => {
    latest.current = value
  }, [value])

  useEffect(() => {
    held.delete(key)
    return () => {
      if (currentSession().user?.uid !== uid) held.set(key, latest.current)
    }
  }, [key, uid])

  return [value, setValue, wasHeld]
}
