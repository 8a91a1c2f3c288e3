/** What can be done to members: each refreshes what is shown, says that it worked, and can be taken back where that can be. */
import { multiDeletePage } from '@atrium/contract/limits'
import type { Member } from '@atrium/contract/people/members'
import type { Role } from '@atrium/contract/rules/roles'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { removeMembers, restoreMembers, setRole } from '#features/people/api/members.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { showUndoToast } from '#features/people/undo-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import type { ListQueryState } from '#ui/list/query/use-list-query.ts'
import type { MembersQuery, SortField } from './members-query.ts'
import { useLabelActions } from './use-label-actions.ts'

const texts = peopleMessages.toasts

/** `query` is what the list was asked for, `change` leads it elsewhere. */
export function useMemberActions(query: MembersQuery, change: ListQueryState<SortField>['change']) {
  const { organization, uid } = useOrganization()
  const refresh = useRefreshPeople()

  /** Whoever took the right to do it from themselves could not take it back. */
  const undoableByOthers = (sentence: string, people: readonly Member[], undo: () => Promise<unknown>) => {
    const text = texts.about(sentence, peopleNames(people))
    const isOneself = people.some(({ user_id }) => user_id === uid)
    if (isOneself) showToast({ kind: 'success', text })
    else showUndoToast({ organization, text, undo, refresh })
  }

  const onError = (error: unknown) => {
    showErrorToast(error)
    // Somebody else has changed who is there and what they are: the page offers what it knew before.
    void refresh()
  }

  const remove = useMutation({
    mutationFn: (people: readonly Member[]) => removeMembers(organization, idsOf(people)),
    async onSuccess(_nothing, people) {
      undoableByOthers(texts.userDeleted, people, () => restoreMembers(organization, idsOf(people)))
      // The list is read again from its first page, twelve rows of it.
      if (people.length > 1) change(multiDeletePage, { replace: true })
      await refresh()
    },
    onError,
  })

  const changeRole = useMutation({
    mutationFn: ({ person: { user_id: id, role: from }, to }: { person: Member; to: Role }) =>
      setRole(organization, { id, from, to }),
    async onSuccess(_nothing, { person, to }) {
      undoableByOthers(texts.userUpdated, [person], () =>
        setRole(organization, { id: person.user_id, from: to, to: person.role }),
      )
      await refresh()
    },
    onError,
  })

  return { remove, changeRole, ...useLabelActions(query, onError) }
}

const idsOf = (people: readonly Member[]) => people.map(({ user_id }) => user_id)
