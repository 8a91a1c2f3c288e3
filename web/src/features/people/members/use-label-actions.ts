/** Giving members a label and taking labels from them, for the list's actions (`use-member-actions.ts`). */
import type { Member } from '@atrium/contract/people/members'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, isApiError } from '#api/api-error.ts'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { labelList } from '#domain/labels/label-list.ts'
import { withWhoIsGone } from '#features/people/bulk/gone-people.ts'
import { giveLabels, takeLabels } from '#features/people/api/labels.ts'
import { membersShown } from '#features/people/api/members.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { showUndoToast } from '#features/people/undo-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import type { MembersQuery } from './members-query.ts'

const texts = peopleMessages.toasts

type NamedLabel = Pick<Member['labels'][number], 'id' | 'name'>

/** `query` is what the list was asked for; `onError` is told of what is nobody's and no label's end. */
export function useLabelActions(query: MembersQuery, onError: (error: unknown) => void) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const client = useQueryClient()

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
      const undo = async () => {
        for (const label of labels) {
          const had = people.filter((person) => person.labels.some(({ id }) => id === label))
          if (had.length > 0) await giveLabels(organization, { ids: idsOf(had), labels: [label] })
        }
      }
      showUndoToast({ organization, text: texts.about(texts.labelsRemoved, peopleNames(hadSome)), undo, refresh })
      await refresh()
    },
    onError: (error, { people, labels }) =>
      onLabelError(
        error,
        people,
        people.flatMap((person) => person.labels).filter(({ id }) => labels.includes(id)),
      ),
  })

  return { give, take }
}

const idsOf = (people: readonly Member[]) => people.map(({ user_id }) => user_id)
