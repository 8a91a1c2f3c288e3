/** Gives everybody who is selected one role. Tells who got it, and by name who did not; that it failed, the form tells. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { changeRoles } from '@atrium/contract/people/many-members'
import type { Member } from '@atrium/contract/people/members'
import type { Role } from '@atrium/contract/rules/roles'
import { useMutation } from '#api/use-mutation.ts'
import { setRoles } from '#features/people/api/members.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { showUndoToast } from '#features/people/undo-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { showToast } from '#ui/feedback/toasts.ts'

type RolesAnswer = AnswerOf<typeof changeRoles>

export function useChangeRoles(onDone: () => void) {
  const { organization, uid } = useOrganization()
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: ({ people, role }: { people: readonly Member[]; role: Role }) =>
      setRoles(
        organization,
        people.map(({ user_id }) => ({ user_id, role })),
      ),
    onError: refresh,
    async onSuccess({ changed, kept }, { people }) {
      const whose = people.filter(({ user_id }) => changed.some((one) => one.user_id === user_id))
      const { about, userUpdated } = peopleMessages.toasts
      const notDone = keptLines(kept, people)
      if (whose.length === 0) {
        showToast({ kind: 'info', text: notDone.join('\n') })
      } else {
        const text = [about(userUpdated, peopleNames(whose)), ...notDone].join('\n')
        const undo = () =>
          setRoles(
            organization,
            changed.map(({ user_id, from }) => ({ user_id, role: from })),
          )
        // Whoever is no owner any more could not take it back.
        if (changed.some((one) => one.user_id === uid)) showToast({ kind: 'success', text })
        else showUndoToast({ organization, text, undo, refresh })
      }
      onDone()
      await refresh()
    },
  })
}

function keptLines(kept: RolesAnswer['kept'], people: readonly Member[]): string[] {
  const gone = people.filter(({ user_id }) => kept.some((one) => one.reason === 'not_found' && one.user_id === user_id))
  const { lastOwner, noMember } = peopleMessages.roles
  return [
    ...(kept.some(({ reason }) => reason === 'last_owner') ? [lastOwner] : []),
    ...(gone.length > 0 ? [noMember(peopleNames(gone), gone.length === 1)] : []),
  ]
}
