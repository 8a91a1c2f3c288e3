/** What narrows the list of learners, and what adds to it. */
import type { SchoolClass } from '@atrium/contract/people/classes'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { paths } from '#paths.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import styles from './learners.module.css'

const texts = learnerMessages.list

interface Props {
  query: { name: string; class: string }
  classes: readonly SchoolClass[]
  onSearch: (name: string) => void
  onClass: (id: string) => void
  onAdd: () => void
  /** New cards for the class that is shown; absent where all are. */
  onCards: (() => void) | undefined
}

export function LearnersToolbar({ query, classes, onSearch, onClass, onAdd, onCards }: Props) {
  const { organization, role } = useOrganization()
  const shown = classes.find(({ id }) => id === query.class)
  return (
    <>
      <div className={styles.opening}>
        <p className={styles.lead}>{learnerMessages.lead}</p>
        <div className={styles.actions}>
          {onCards !== undefined && shown !== undefined && (
            <Button variant="secondary" onClick={onCards}>
              {learnerMessages.menu.newCardsOf(shown.name)}
            </Button>
          )}
          {role === 'owner' && (
            <>
              <Button variant="secondary" onClick={onAdd}>
                {texts.add}
              </Button>
              <LinkButton to={`${paths.people(organization, 'learners')}/add`}>{texts.addMany}</LinkButton>
            </>
          )}
        </div>
      </div>
      <div className={styles.toolbar}>
        <FilterField placeholder={texts.search} applied={query.name} onApply={onSearch} />
        <SelectField
          label={texts.class}
          name="class"
          value={query.class}
          onChange={({ target }) => onClass(target.value)}
          options={[
            { value: '', label: texts.allClasses },
            ...classes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
    </>
  )
}
