/** Puts people into a class, or into a new one. That it failed, the form tells. */
import type { SavedClass } from '@atrium/contract/people/classes'
import type { Member } from '@atrium/contract/people/members'
import { useMutation } from '#api/use-mutation.ts'
import { isApiError } from '#api/api-error.ts'
import { addToClass, removeClasses, removeFromClass, type WhoToAdd } from '#features/people/api/classes.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { showUndoToast } from '#features/people/undo-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { showToast } from '#ui/feedback/toasts.ts'

interface Adding {
  into: { id: string } | { name: string }
  /** Those who are selected, or everybody whom the list's filters select. */
  who: readonly Member[] | Exclude<WhoToAdd, { ids: unknown }>
}

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
