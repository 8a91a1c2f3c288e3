/** Puts those who are selected, or everybody whom the list's filters select, into a class that is there or a new one. */
import { classNameMaxLength } from '@atrium/contract/limits'
import type { Member } from '@atrium/contract/people/members'
import { className } from '@atrium/contract/rules/people'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toFailure } from '#api/failure.ts'
import { classList } from '#features/people/api/classes.ts'
import { matchOf, type MembersQuery } from '#features/people/members/members-query.ts'
import { useOrganization } from '#features/people/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import styles from './bulk-dialogs.module.css'
import { useAddToClass } from './use-bulk-actions.ts'

const texts = peopleMessages.toClass
/** No class has this id. */
const newClass = 'new'

interface Props {
  people: readonly Member[]
  query: MembersQuery
  total: number
  onClose: () => void
  onDone: () => void
}

export function AddToClass({ people, query, total, onClose, onDone }: Props) {
  const { organization } = useOrganization()
  const classes = useQuery(classList(organization))
  const adding = useAddToClass(onDone)
  const [everybody, setEverybody] = useState(false)
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const none = classes.data?.totalResults === 0
  const isNew = none || chosen === newClass

  const failure = adding.error === null ? null : toFailure(adding.error)
  const nameError = error ?? (failure?.code === 409 ? failure.message : failure?.fields['name'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = className.safeParse(name)
    if (!isNew && chosen === '') return setError(texts.chooseFirst)
    if (isNew && !read.success) return setError(read.error.issues[0]?.message)
    const into = isNew ? { name: read.data ?? name } : { id: chosen }
    adding.mutate({ into, who: everybody ? { matching: matchOf(query) } : people })
  }
  const change = (apply: () => void) => {
    apply()
    setError(undefined)
    adding.reset()
  }
  const tooMany = failure?.fields['matching']
  const isNarrowed = Object.keys(matchOf(query)).length > 0
  const choice = total > people.length
  return (
    <Modal
      open
      title={texts.title}
      {...(choice ? {} : { lead: texts.lead(people.length) })}
      busy={adding.isPending}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {tooMany !== undefined && <Notice tone="error">{tooMany}</Notice>}
        {choice && (
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{texts.who}</legend>
            {[false, true].map((all) => (
              <label key={String(all)} className={styles.choice}>
                <input
                  type="radio"
                  name="who"
                  checked={everybody === all}
                  onChange={() => change(() => setEverybody(all))}
                />
                {all ? (isNarrowed ? texts.matching(total) : texts.everybody(total)) : texts.selected(people.length)}
              </label>
            ))}
          </fieldset>
        )}
        {!none && (
          <SelectField
            label={texts.class}
            name="class"
            value={chosen}
            error={isNew ? undefined : error}
            onChange={(event) => change(() => setChosen(event.target.value))}
            options={[
              { value: '', label: texts.choose },
              ...(classes.data?.results ?? []).map(({ id, name: label }) => ({ value: id, label })),
              { value: newClass, label: texts.new },
            ]}
          />
        )}
        {isNew && (
          <TextField
            label={texts.newName}
            name="name"
            autoFocus
            autoComplete="off"
            maxLength={classNameMaxLength}
            value={name}
            error={nameError}
            onChange={(event) => change(() => setName(event.target.value))}
          />
        )}
        <ModalActions>
          <Button variant="secondary" disabled={adding.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={adding.isPending} disabled={classes.data === undefined}>
            {texts.save}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
