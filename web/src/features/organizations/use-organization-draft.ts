/** The wizard's typed values, kept in this tab so that a reload or a step back loses nothing. */
import { useState } from 'react'
import { loadDraft, newAttempt, saveDraft } from './organization-draft.ts'
import type { OrganizationDraft } from './organization-draft.ts'

export function useOrganizationDraft(
  uid: string,
): [OrganizationDraft, (change: Partial<Omit<OrganizationDraft, 'attempt'>>) => void] {
  const [draft, setDraft] = useState(() => loadDraft(uid))
  return [
    draft,
    (change) => {
      const next = { ...draft, ...change, attempt: newAttempt() }
      saveDraft(uid, next)
      setDraft(next)
    },
  ]
}
