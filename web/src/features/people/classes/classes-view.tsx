/** The classes of now, or those in the archive: made, filled, archived, copied and deleted, one or many. */
import type { SchoolClass } from '@atrium/contract/people/classes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useLocation } from 'react-router'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { classList, removeClasses, restoreClasses } from '#features/people/api/classes.ts'
import { useSelection } from '#features/people/bulk/use-selection.ts'
import { FoundGroups } from '#features/people/groups/found-groups.tsx'
import groupStyles from '#features/people/groups/groups.module.css'
import { useFoundGroups } from '#features/people/groups/use-found-groups.ts'
import { useUndoable } from '#features/people/use-undoable.ts'
import { classYearsMessages as years } from '#messages/people/class-years.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { ArchiveYear } from './archive-year.tsx'
import { ClassForm } from './class-form.tsx'
import { ClassRow } from './class-row.tsx'
import { type ClassAddresses, ClassesToolbar } from './classes-toolbar.tsx'
import { CopyClasses } from './copy-classes.tsx'
import { EmptyClasses } from './empty-classes.tsx'
import { useClassYears } from './use-class-years.ts'
import styles from './classes.module.css'

const texts = groupsMessages.classes
/** In the query of the address. */
const archiveShown = 'archived'

export function ClassesView() {
  const { organization } = useOrganization()
  const { pathname, search } = useLocation()
  const isArchive = new URLSearchParams(search).has(archiveShown)
  const list = useQuery(classList(organization, isArchive))
  const found = useFoundGroups(list.data?.results ?? [])
  const selection = useSelection(
    `classes of ${organization}`,
    found.found.map(({ id }) => id),
  )
  const [edited, setEdited] = useHeldState<SchoolClass | 'new' | null>(`class dialog of ${organization}`, null)
  const [copied, setCopied] = useHeldState<readonly SchoolClass[] | null>(`copied classes of ${organization}`, null)
  const [isYearOver, setIsYearOver] = useState(false)
  const { archive, unarchive } = useClassYears(selection.clear)
  const move = isArchive ? unarchive : archive
  const remove = useUndoable<readonly string[]>({
    act: removeClasses,
    undo: restoreClasses,
    text: (ids) => texts.deleted(ids.length),
    onDone: selection.clear,
  })
  if (hasFailed(list)) {
    return <FailedPart query={list} />
  }
  const addresses: ClassAddresses = { current: pathname, archive: `${pathname}?${archiveShown}=1` }
  const groups = list.data?.results ?? []
  const archived = list.data?.archived ?? 0
  const isEmpty = list.data?.totalResults === 0
  const title = isArchive ? years.archiveTitle : peopleMessages.views.classes
  return (
    <section className={groupStyles.groups} aria-label={title} aria-busy={list.isFetching}>
      {isArchive && <p className={styles.lead}>{years.archiveLead}</p>}
      {isEmpty ? (
        <EmptyClasses {...{ isArchive, archived, addresses }} onAdd={() => setEdited('new')} />
      ) : (
        <FoundGroups
          groups={found}
          toolbar={
            <ClassesToolbar
              {...{ selection, isArchive, archived, addresses }}
              total={found.found.length}
              busy={move.isPending || remove.isPending}
              onAdd={() => setEdited('new')}
              onYear={() => setIsYearOver(true)}
              onMove={() => move.mutate(selection.ids)}
              onCopy={() => setCopied(groups.filter(({ id }) => selection.has(id)))}
              onDelete={() => remove.mutate(selection.ids)}
            />
          }
          noneFound={texts.noneFound}
          row={(group) => (
            <ClassRow
              key={group.id}
              group={group}
              selected={selection.has(group.id)}
              onSelect={() => selection.toggle(group.id)}
              onEdit={() => setEdited(group)}
            />
          )}
        />
      )}
      {isYearOver && (
        <ArchiveYear
          classes={groups}
          onClose={() => setIsYearOver(false)}
          onConfirm={() => {
            setIsYearOver(false)
            archive.mutate(groups.map(({ id }) => id))
          }}
        />
      )}
      {edited !== null && <ClassForm group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {copied !== null && (
        <CopyClasses
          classes={copied}
          onClose={() => setCopied(null)}
          onDone={() => {
            setCopied(null)
            selection.done(copied.map(({ id }) => id))
          }}
        />
      )}
    </section>
  )
}
