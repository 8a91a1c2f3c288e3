/** What an owner wants of the rules, kept until it is saved: on top of what another owner saves meanwhile, once they have seen it. */
import type { CurrentRules, WantedRules } from '@atrium/contract/organizations/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { toFailure } from '#api/failure.ts'
import { isGivenUp } from '#api/given-up.ts'
import { useMutation } from '#api/use-mutation.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useBegunVersion } from '#domain/saved-settings/use-begun-version.ts'
import { securityRulesMessages as texts } from '#messages/console/security.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { rulesOf, saveRules } from './api/rules.ts'
import { changesOf, draftOf } from './draft.ts'

/** `onAnswer`: it is saved, or refused since another owner was quicker. */
export function useRulesDraft(rules: CurrentRules, onAnswer: () => void) {
  const { organization } = useOrganization()
  const client = useQueryClient()
  const [draft, setDraft, wasHeld] = useHeldState<Partial<WantedRules>>(`rules of ${organization}`, {})
  const [isConflict, setIsConflict] = useState(false)
  const wanted = draftOf(rules, draft)
  const changes = changesOf(rules, wanted)
  const isSame = Object.keys(changes).length === 0
  const { begun, see } = useBegunVersion(`rules of ${organization}`, rules.version, !isSame)
  const saving = useMutation({
    mutationFn: () => saveRules(organization, { ...changes, version: begun }),
    onSuccess(saved) {
      client.setQueryData(rulesOf(organization).queryKey, saved)
      setDraft({})
      onAnswer()
      setIsConflict(false)
      showToast({ kind: 'success', text: texts.saved })
    },
    async onError(error) {
      if (!isApiError(error, 'changed_meanwhile')) return
      const { queryKey } = rulesOf(organization)
      await client.invalidateQueries({ queryKey })
      see(client.getQueryData(queryKey)?.version ?? rules.version)
      onAnswer()
      setIsConflict(true)
    },
  })
  return {
    wanted,
    isSame,
    /** Some of it was chosen before a session ended. */
    isRestored: wasHeld && !isSame,
    isConflict,
    change: (part: Partial<WantedRules>) => setDraft({ ...draft, ...part }),
    undo() {
      setDraft({})
      setIsConflict(false)
    },
    save: () => saving.mutate(),
    /** Forgets how it was refused. */
    reset: saving.reset,
    busy: saving.isPending,
    failure: saving.error === null || isGivenUp(saving.error) ? null : toFailure(saving.error).message,
  }
}
