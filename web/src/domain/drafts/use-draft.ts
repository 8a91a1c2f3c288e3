/** A wizard's typed values, kept in this tab so that a reload or a step back loses nothing. */
import { useRef, useState } from 'react'
import { changedDraft, type Draft, type DraftKind, loadDraft, saveDraft } from './draft.ts'

/** `change` answers the draft as it is from then on. */
export function useDraft<Fields extends Readonly<Record<string, string>>>(
  kind: DraftKind<Fields>,
  uid: string,
): [Draft<Fields>, (change: Partial<Fields>) => Draft<Fields>] {
  const [draft, setDraft] = useState(() => loadDraft(kind, uid))
  // What comes back from an upload changes the draft of that moment, not the one it set out from.
  const latest = useRef(draft)
  return [
    draft,
    (change) => {
      latest.current = changedDraft(latest.current, change)
      saveDraft(kind, uid, latest.current)
      setDraft(latest.current)
      return latest.current
    },
  ]
}
