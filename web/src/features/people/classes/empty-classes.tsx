/** What stands where there are no classes now, or none in the archive. */
import { EmptyPart } from '#features/people/empty-part.tsx'
import { classYearsMessages as years } from '#messages/people/class-years.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import type { ClassAddresses } from './classes-toolbar.tsx'
import styles from './classes.module.css'

const texts = groupsMessages.classes

interface Props {
  isArchive: boolean
  /** How many are in the archive. */
  archived: number
  addresses: ClassAddresses
  onAdd: () => void
}

export function EmptyClasses({ isArchive, archived, addresses, onAdd }: Props) {
  if (isArchive) {
    return (
      <EmptyPart
        sentence={years.archiveEmpty}
        advice={years.archiveEmptyAdvice}
        nextStep={
          <LinkButton variant="secondary" to={addresses.current}>
            {years.showCurrent}
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyPart
      sentence={texts.empty}
      advice={texts.emptyAdvice}
      nextStep={
        <span className={styles.actions}>
          <Button onClick={onAdd}>{texts.add}</Button>
          {archived > 0 && (
            <LinkButton variant="secondary" to={addresses.archive}>
              {years.showArchive(archived)}
            </LinkButton>
          )}
        </span>
      }
    />
  )
}
