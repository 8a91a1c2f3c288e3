/** What can be done to members: each refreshes what is shown, says that it worked, and can be taken back where that can be. */
import { multiDeletePage } from '@atrium/contract/limits'
import type { Member } from '@atrium/contract/people/members'
import type { Role } from '@atrium/contract/rules/roles'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, isApiError } from '#api/api-error.ts'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { labelList } from '#domain/labels/label-list.ts'
import { withWhoIsGone } from '#features/people/bulk/gone-people.ts'
import { giveLabels, takeLabels } from '#features/people/api/labels.ts'
import { membersShown, removeMembers, restoreMembers, setRole } from '#features/people/api/members.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { showUndoToast } from '#features/people/undo-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import type { ListQueryState } from '#ui/list/query/use-list-query.ts'
import type { MembersQuery, SortField } from './members-query.ts'

const texts = peopleMessages.toasts

type NamedLabel = Pick<Member['labels'][number], 'id' | 'name'>

/** `query` is what the list was asked for, `change` leads it elsewhere. */
export function useMemberActions(query: MembersQuery, change: ListQueryState<SortField>['change']) {
  const { organization, uid } = useOrganization()
  const refresh = useRefreshPeople()
  const client = useQueryClient()

  const undoable = (sentence: string, people: readonly Member[], undo: () => Promise<unknown>) =>
    showUndoToast({ organization, text: texts.about(sentence, peopleNames(people)), undo, refresh })
  /** Whoever took the right to do it from themselves could not take it back. */
  const undoableByOthers = (sentence: string, people: readonly Member[], undo: () => Promise<unknown>) => {
    const isOneself = people.some(({ user_id }) => user_id === uid)
    if (isOneself) showToast({ kind: 'success', text: texts.about(sentence, peopleNames(people)) })
    else undoable(sentence, people, undo)
  }

  const onError = (error: unknown) => {
    showErrorToast(error)
    // Somebody else has changed who is there and what they are: the page offers what it knew before.
    void refresh()
  }

  /** What does not exist is the label, which the list of labels has no longer once it is read anew, or somebody. */
  const onLabelError = async (error: unknown, people: readonly Member[], labels: readonly NamedLabel[]) => {
    if (!isApiError(error, 'not_found')) return onError(error)
    await refresh()
    const left = client.getQueryData(labelList(organization).queryKey)?.results
    const gone = labels.find((label) => left?.every(({ id }) => id !== label.id))
    if (gone !== undefined) {
      return showErrorToast(new ApiError(error.status, error.code, peopleMessages.labels.gone(gone.name)))
    }
    const shown = membersShown(client, organization, query)
    showErrorToast(await withWhoIsGone(error, people, { organization, shown }))
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

  const give = useMutation({
    mutationFn: ({ people, label }: { people: readonly Member[]; label: NamedLabel }) =>
      giveLabels(organization, { ids: idsOf(people), labels: [label.id] }),
    async onSuccess(_nothing, { label }) {
      showToast({ kind: 'success', text: texts.labelGiven(label.name) })
      await refresh()
    },
    onError: (error, { people, label }) => onLabelError(error, people, [label]),
  })

  const take = useMutation({
    mutationFn: ({ people, labels }: { people: readonly Member[]; labels: readonly string[] }) =>
      takeLabels(organization, { ids: idsOf(people), labels }),
    async onSuccess(_nothing, { people, labels }) {
      const hadSome = people.filter((person) => person.labels.some(({ id }) => labels.includes(id)))
      undoable(texts.labelsRemoved, hadSome, async () => {
        for (const label of labels) {
          const had = people.filter((person) => person.labels.some(({ id }) => id === label))
          if (had.length > 0) await giveLabels(organization, { ids: idsOf(had), labels: [label] })
        }
      })
      await refresh()
    },
    onError: (error, { people, labels }) =>
      onLabelError(
        error,
        people,
        people.flatMap((person) => person.labels).filter(({ id }) => labels.includes(id)),
      ),
  })

  return { remove, changeRole, give, take }
}

const idsOf = (people: readonly Member[]) => people.map(({ user_id }) => user_id)
