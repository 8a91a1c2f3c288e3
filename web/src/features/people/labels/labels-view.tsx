/** The labels: made, renamed, coloured, deleted. */
import type { Label } from '@atrium/contract/people/labels'
import { useQuery } from '@tanstack/react-query'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { Link } from 'react-router'
import { hasFailed } from '#api/has-failed.ts'
import { mutationState } from '#api/request-state.ts'
import { labelList } from '#domain/labels/label-list.ts'
import { removeLabel, restoreLabel } from '#features/people/api/labels.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { EmptyPart } from '#features/people/empty-part.tsx'
import { FoundGroups } from '#features/people/groups/found-groups.tsx'
import styles from '#features/people/groups/groups.module.css'
import { useFoundGroups } from '#features/people/groups/use-found-groups.ts'
import { useUndoable } from '#features/people/use-undoable.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { paths, withQuery } from '#paths.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { LabelChip } from '#domain/labels/label-chip.tsx'
import { LabelForm } from './label-form.tsx'

const texts = groupsMessages.labels

export function LabelsView() {
  const { organization } = useOrganization()
  const list = useQuery(labelList(organization))
  const [edited, setEdited] = useHeldState<Label | 'new' | null>(`label dialog of ${organization}`, null)
  const remove = useUndoable<Label>({
    act: (from, { id }) => removeLabel(from, id),
    undo: (to, { id }) => restoreLabel(to, id),
    text: ({ name }) => peopleMessages.toasts.about(texts.deleted, name),
  })
  const removal = mutationState(remove)
  const found = useFoundGroups(list.data?.results ?? [])
  if (hasFailed(list)) {
    return <FailedPart query={list} />
  }
  const add = <Button onClick={() => setEdited('new')}>{texts.add}</Button>
  return (
    <section className={styles.groups} aria-label={peopleMessages.views.labels} aria-busy={list.isFetching}>
      {list.data?.totalResults === 0 ? (
        <EmptyPart sentence={texts.empty} advice={texts.emptyAdvice} nextStep={add} />
      ) : (
        <FoundGroups
          groups={found}
          toolbar={<div className={styles.toolbar}>{add}</div>}
          noneFound={texts.noneFound}
          row={(label) => (
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
          )}
        />
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
