/** What can be done with the classes that are selected; with none, a new one, and the way to the archive. */
import { SelectAll } from '#features/people/bulk/select-all.tsx'
import type { Selection } from '#features/people/bulk/use-selection.ts'
import { classYearsMessages as years } from '#messages/people/class-years.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './classes.module.css'

const texts = groupsMessages.classes

/** Where the classes of now, and those of the archive, are shown. */
export interface ClassAddresses {
  current: string
  archive: string
}

interface Props {
  selection: Selection
  total: number
  busy: boolean
  isArchive: boolean
  /** How many are in the archive. */
  archived: number
  addresses: ClassAddresses
  onAdd: () => void
  /** All classes of now into the archive, once it is said how many. */
  onYear: () => void
  /** Into the archive, or back from it. */
  onMove: () => void
  onCopy: () => void
  onDelete: () => void
}

export function ClassesToolbar(props: Props) {
  const { selection, total, busy, isArchive, archived, addresses, onAdd, onYear, onMove, onCopy, onDelete } = props
  const selected = selection.ids.length
  return (
    <div className={styles.toolbar}>
      <label className={styles.check}>
        <SelectAll selection={selection} outOf={total} />
        {years.selectAll}
      </label>
      <Status>{selected > 0 ? texts.selected(selected) : ''}</Status>
      <span className={styles.actions}>
        {selected > 0 ? (
          <>
            <Button variant="secondary" busy={busy} onClick={onMove}>
              {isArchive ? years.unarchive : years.archive}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={onCopy}>
              {years.copy}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={onDelete}>
              {texts.delete}
            </Button>
          </>
        ) : isArchive ? (
          <LinkButton variant="secondary" to={addresses.current}>
            {years.showCurrent}
          </LinkButton>
        ) : (
          <>
            {archived > 0 && (
              <LinkButton variant="quiet" to={addresses.archive}>
                {years.showArchive(archived)}
              </LinkButton>
            )}
            <Button variant="secondary" busy={busy} onClick={onYear}>
              {years.year.open}
            </Button>
            <Button onClick={onAdd}>{texts.add}</Button>
          </>
        )}
      </span>
    </div>
  )
}
