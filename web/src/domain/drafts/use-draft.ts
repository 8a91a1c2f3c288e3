/** A wizard's typed values, kept in this tab so that a reload or a step back loses nothing. */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { changedDraft, clearDraft, type Draft, type DraftKind, emptyDraft, loadDraft, saveDraft } from './draft.ts'

interface KeptDraft<Fields extends Readonly<Record<string, string>>> {
  draft: Draft<Fields>
  /** Answers the draft as it is from then on. */
  change: (change: Partial<Fields>) => Draft<Fields>
  /** What it was to make is made: the step says so until it is left, and whoever comes back begins with nothing. */
  end: () => void
}

export function useDraft<Fields extends Readonly<Record<string, string>>>(
  kind: DraftKind<Fields>,
  uid: string,
): KeptDraft<Fields> {
  const { key } = useLocation()
  const [draft, setDraft] = useState(() => loadDraft(kind, uid))
  const [endedAt, setEndedAt] = useState<string | null>(null)
  // Back, while the next page still loads: the wizard is the same one, at another entry of the history.
  if (endedAt !== null && endedAt !== key) {
    setEndedAt(null)
    setDraft(emptyDraft(kind))
  }
  // What comes back from an upload changes the draft of that moment, not the one it set out from.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  return {
    draft,
    change(change) {
      latest.current = changedDraft(latest.current, change)
      saveDraft(kind, uid, latest.current)
      setDraft(latest.current)
      return latest.current
    },
    end() {
      clearDraft(kind, uid)
      setEndedAt(key)
    },
  }
}
