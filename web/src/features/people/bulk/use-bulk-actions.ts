/** What is done to all who are selected in one request: their roles, and putting them into a class. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { SavedClass } from '@atrium/contract/people/classes'
import type { changeRoles } from '@atrium/contract/people/many-members'
import type { Member } from '@atrium/contract/people/members'
import type { Role } from '@atrium/contract/rules/roles'
import { useMutation } from '#api/use-mutation.ts'
import { isApiError } from '#api/api-error.ts'
import { addToClass, removeClasses, removeFromClass, type WhoToAdd } from '#features/people/api/classes.ts'
import { setRoles } from '#features/people/api/members.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { showUndoToast } from '#features/people/undo-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { showToast } from '#ui/feedback/toasts.ts'

type RolesAnswer = AnswerOf<typeof changeRoles>

/** Gives everybody one role. Tells who got it, and by name who did not; that it failed, the form tells. */
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

interface Adding {
  into: { id: string } | { name: string }
  /** Those who are selected, or everybody whom the list's filters select. */
  who: readonly Member[] | Exclude<WhoToAdd, { ids: unknown }>
}

/** Puts people into a class, or into a new one. That it failed, the form tells. */
export function useAddToClass(onDone: () => void) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: ({ into, who }: Adding) =>
      addToClass(organization, into, isNamed(who) ? { ids: who.map(({ user_id }) => user_id) } : who),
    async onError(error) {
      const isOfTheForm = (['name_taken', 'class_limit', 'invalid_input'] as const).some((code) =>
        isApiError(error, code),
      )
      if (isOfTheForm) return
      await refresh()
    },
    async onSuccess(saved, { into, who }) {
      const undo = () =>
        'name' in into
          ? removeClasses(organization, [saved.id])
          : removeFromClass(organization, saved.id, saved.added_ids)
      const text = addedText(saved, who)
      const canUndo = 'name' in into || saved.added_ids.length > 0
      if (canUndo) showUndoToast({ organization, text, undo, refresh })
      else showToast({ kind: 'success', text })
      onDone()
      await refresh()
    },
  })
}

const isNamed = (who: Adding['who']): who is readonly Member[] => Array.isArray(who)

function addedText({ name, added, added_ids }: SavedClass, who: Adding['who']): string {
  const texts = peopleMessages.toClass
  if (added === 0) return texts.nobodyNew(name)
  if (!isNamed(who)) return texts.added(texts.people(added), name)
  const isNew = ({ user_id }: Member) => added_ids.includes(user_id)
  const before = who.filter((person) => !isNew(person))
  const lines = [texts.added(peopleNames(who.filter(isNew)), name)]
  if (before.length > 0) lines.push(texts.before(peopleNames(before), before.length === 1))
  return lines.join('\n')
}
