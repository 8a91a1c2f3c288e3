/** What is typed into the profile, and that it outlives a session that ends meanwhile. */
import { useEffect, useRef, useState } from 'react'
import { currentSession } from '#session/session.ts'
import { forgetEdits, keepEdits, keptEdits } from './edits-draft.ts'
import type { Edits } from './profile-fields.ts'

interface EditsState {
  edits: Edits
  setEdits: (next: (earlier: Edits) => Edits) => void
  /** They were typed before the session ended, and are back. */
  restored: boolean
  /** Nothing of them is to be kept: somebody leaves and knows. */
  abandon: () => void
}

export function useEdits(uid: string): EditsState {
  const [kept] = useState(() => keptEdits(uid))
  const [edits, setEdits] = useState(kept)
  const latest = useRef(edits)
  const abandoned = useRef(false)

  useEffect(() => {
    latest.current = edits
  }, [edits])

  useEffect(() => {
    forgetEdits(uid)
    return () => {
      const isOver = currentSession().user?.uid !== uid
      if (isOver && !abandoned.current && Object.keys(latest.current).length > 0) keepEdits(uid, latest.current)
    }
  }, [uid])

  return {
    edits,
    setEdits,
    restored: Object.keys(kept).length > 0,
    abandon: () => {
      abandoned.current = true
    },
  }
}
