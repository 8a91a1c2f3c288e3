/** The labels: made, renamed, coloured, deleted. */
import type { Label } from '@atrium/contract/people/labels'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { mutationState } from '#api/request-state.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { labelList, removeLabel, restoreLabel } from '#features/people/api/labels.ts'
import { FailedPart } from '#features/people/failed-part.tsx'
import { EmptyGroups } from '#features/people/groups/empty-groups.tsx'
import styles from '#features/people/groups/groups.module.css'
import { showUndoToast } from '#features/people/undo-toast.ts'
import { useOrganization } from '#features/people/use-organization.ts'
import { useRefreshPeople } from '#features/people/use-refresh-people.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { paths, withQuery } from '#paths.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { LabelChip } from './label-chip.tsx'
import { LabelForm } from './label-form.tsx'

const texts = groupsMessages.labels

export function LabelsView() {
  const { organization } = useOrganization()
  const list = useQuery(labelList(organization))
  const [edited, setEdited] = useState<Label | 'new' | null>(null)
  const remove = useRemoveLabel()
  const removal = mutationState(remove)
  if (list.error !== null) {
    return <FailedPart query={list} />
  }
  const add = <Button onClick={() => setEdited('new')}>{texts.add}</Button>
  return (
    <section className={styles.groups} aria-label={peopleMessages.views.labels} aria-busy={list.isFetching}>
      {list.data?.totalResults === 0 ? (
        <EmptyGroups sentence={texts.empty} advice={texts.emptyAdvice} nextStep={add} />
      ) : (
        <>
          <div className={styles.toolbar}>{add}</div>
          <ul className={styles.list}>
            {list.data?.results.map((label) => (
              <li key={label.id} className={styles.item}>
                <LabelChip name={label.name} color={label.color} />
                <PeopleLink label={label} />
                <span className={styles.actions}>
                  <Button variant="quiet" aria-label={texts.editNamed(label.name)} onClick={() => setEdited(label)}>
                    {texts.edit}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={texts.deleteNamed(label.name)}
                    busy={removal.loading && removal.params?.id === label.id}
                    onClick={() => remove.mutate(label)}
                  >
                    {texts.delete}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {edited !== null && <LabelForm label={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </section>
  )
}

function PeopleLink({ label }: { label: Label }) {
  const { organization } = useOrganization()
  return (
    <Link
      className={styles.count}
      to={withQuery(paths.people(organization), { label: label.id })}
      aria-label={`${texts.people(label.members)}: ${texts.showPeople(label.name)}`}
    >
      {texts.people(label.members)}
    </Link>
  )
}

/** No question before it: it can be taken back, with everybody who had it. */
function useRemoveLabel() {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: ({ id }: Label) => removeLabel(organization, id),
    onError: (error) => void showErrorToast(error),
    async onSuccess(_nothing, { id, name }) {
      const undo = async () => {
        await restoreLabel(organization, id)
        await refresh()
      }
      showUndoToast({ organization, text: peopleMessages.toasts.about(texts.deleted, name), undo })
      await refresh()
    },
  })
}
