/** Puts those who are selected, or everybody whom the list's filters select, into a class that is there or a new one. */
import { classNameMaxLength } from '@atrium/contract/limits'
import type { Member } from '@atrium/contract/people/members'
import { className } from '@atrium/contract/rules/people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { classList } from '#features/people/api/classes.ts'
import { membersShown } from '#features/people/api/members.ts'
import { type MembersQuery, toMemberMatch } from '#features/people/members/members-query.ts'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { ruleWhere } from '#ui/form/rule-where.ts'
import type { SchemaForm } from '#ui/form/use-schema-form.ts'
import styles from './bulk-dialogs.module.css'
import { withWhoIsGone } from './gone-people.ts'
import { useAddToClass } from './use-add-to-class.ts'

const texts = peopleMessages.toClass
/** No class has this id. */
const newClass = 'new'

const filledIn = z.object({ who: z.enum(['selected', 'all']), class: z.string(), name: z.string() })
type Choice = z.output<typeof filledIn>
const chosen = z.string().check(z.minLength(1, texts.chooseFirst))

/** Where there is no class yet, it is a new one without being chosen. */
function choiceAmong(hasClasses: boolean) {
  return filledIn.check(
    ruleWhere<Choice>('class', chosen, () => hasClasses),
    ruleWhere<Choice>('name', className, (choice) => isNew(choice, hasClasses)),
  )
}

function isNew(choice: Pick<Choice, 'class'>, hasClasses: boolean): boolean {
  return !hasClasses || choice.class === newClass
}

interface Props {
  people: readonly Member[]
  query: MembersQuery
  total: number
  onClose: () => void
  onDone: () => void
}

export function AddToClass({ people, query, total, onClose, onDone }: Props) {
  const { organization } = useOrganization()
  const client = useQueryClient()
  const classes = useQuery(classList(organization))
  const adding = useAddToClass(onDone)
  const hasClasses = classes.data?.totalResults !== 0
  const schema = useMemo(() => choiceAmong(hasClasses), [hasClasses])
  const hasChoice = total > people.length
  const isNarrowed = Object.keys(toMemberMatch(query)).length > 0
  const add = async (choice: Choice) => {
    const into = isNew(choice, hasClasses) ? { name: choice.name.trim() } : { id: choice.class }
    if (choice.who === 'all') await adding.mutateAsync({ into, who: { matching: toMemberMatch(query) } })
    else {
      try {
        await adding.mutateAsync({ into, who: people })
      } catch (error) {
        // A class that is gone is refused otherwise.
        throw await withWhoIsGone(error, people, { organization, shown: membersShown(client, organization, query) })
      }
    }
  }
  return (
    <HeldFormModal
      name={`class for members of ${organization}`}
      title={texts.title}
      {...(hasChoice ? {} : { lead: texts.lead(people.length) })}
      texts={{ cancel: texts.cancel, submit: texts.save }}
      schema={schema}
      values={{ who: 'selected', class: '', name: '' }}
      refused={toFieldErrors({
        codes: { name_taken: 'name', class_limit: 'name' },
        names: { matching: 'root' },
        otherwise: 'form',
      })}
      disabled={classes.data === undefined}
      onSubmit={add}
      onClose={onClose}
    >
      {(form) => (
        <>
          {form.failure !== undefined && <Notice tone="error">{form.failure}</Notice>}
          {hasChoice && (
            <Who
              form={form}
              labels={[texts.selected(people.length), (isNarrowed ? texts.matching : texts.everybody)(total)]}
            />
          )}
          {hasClasses && (
            <SelectField
              {...form.field('class')}
              label={texts.class}
              options={[
                { value: '', label: texts.choose },
                ...(classes.data?.results ?? []).map(({ id, name: label }) => ({ value: id, label })),
                { value: newClass, label: texts.new },
              ]}
            />
          )}
          {isNew({ class: form.watch('class') }, hasClasses) && (
            <TextField
              {...form.field('name')}
              label={texts.newName}
              autoFocus
              autoComplete="off"
              maxLength={classNameMaxLength}
            />
          )}
        </>
      )}
    </HeldFormModal>
  )
}

function Who({ form, labels: [selected, all] }: { form: SchemaForm<typeof filledIn>; labels: [string, string] }) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{texts.who}</legend>
      <label className={styles.choice}>
        <input type="radio" {...form.register('who')} value="selected" />
        {selected}
      </label>
      <label className={styles.choice}>
        <input type="radio" {...form.register('who')} value="all" />
        {all}
      </label>
    </fieldset>
  )
}
