/** Gives everybody who is chosen their days. Tells who has them, and by name who does not; that it failed, the form tells. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { Member } from '@atrium/contract/people/members'
import type { setTerms as setTermsEndpoint } from '@atrium/contract/people/terms'
import type { Term } from '@atrium/contract/rules/time/term'
import { useMutation } from '#api/use-mutation.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { setTerms } from '#features/people/api/terms.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { showUndoToast } from '#features/people/undo-toast.ts'
import { termsMessages as texts, termWords } from '#messages/people/terms.ts'
import { showToast } from '#ui/feedback/toasts.ts'

type Kept = AnswerOf<typeof setTermsEndpoint>['kept']

export function useSetTerm(onDone: () => void) {
  const { organization, uid } = useOrganization()
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: ({ people, term }: { people: readonly Member[]; term: Term }) =>
      setTerms(
        organization,
        people.map(({ user_id }) => ({ user_id, ...term })),
      ),
    onError: refresh,
    async onSuccess({ changed, kept }, { people, term }) {
      const whose = people.filter(({ user_id }) => changed.some((one) => one.user_id === user_id))
      const notDone = keptLines(kept, people)
      const done = whose.length === 0 ? [] : [texts.set(peopleNames(whose), termWords(term))]
      const text = [...done, ...notDone].join('\n')
      const undo = () =>
        setTerms(
          organization,
          changed.map(({ user_id, from }) => ({ user_id, ...from })),
        )
      // Whoever is not let in any more could not take it back.
      if (changed.length > 0 && !changed.some(({ user_id }) => user_id === uid)) {
        showUndoToast({ organization, text, undo, refresh })
      } else if (text !== '') showToast({ kind: changed.length > 0 ? 'success' : 'info', text })
      onDone()
      await refresh()
    },
  })
}

function keptLines(kept: Kept, people: readonly Member[]): string[] {
  const named = (why: Kept[number]['reason']) =>
    people.filter(({ user_id }) => kept.some((one) => one.reason === why && one.user_id === user_id))
  const [forbidden, gone] = [named('forbidden'), named('not_found')]
  return [
    ...(named('last_owner').length > 0 ? [texts.lastOwner] : []),
    ...(forbidden.length > 0 ? [texts.forbidden(peopleNames(forbidden))] : []),
    ...(gone.length > 0 ? [texts.gone(peopleNames(gone))] : []),
  ]
}
