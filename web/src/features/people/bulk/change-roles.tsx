/** Gives everybody who is selected one role; asks once more before it makes owners. */
import type { Member } from '@atrium/contract/people/members'
import { role as roleRule } from '@atrium/contract/rules/people'
import { roles } from '@atrium/contract/rules/roles'
import { useState } from 'react'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useTyped } from '#domain/drafts/use-typed.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { FormElement } from '#ui/form/form.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './bulk-dialogs.module.css'
import { useChangeRoles } from './use-change-roles.ts'

const texts = peopleMessages.roles
const schema = z.object({ role: z.nullable(roleRule) })

interface Props {
  people: readonly Member[]
  onClose: () => void
  onDone: () => void
}

export function ChangeRoles({ people, onClose, onDone }: Props) {
  const { organization, displayName, uid } = useOrganization()
  const [chosen, setChosen] = useHeldState<z.input<typeof schema>>(`role for members of ${organization}`, {
    role: null,
  })
  const [asked, setAsked] = useState(false)
  const change = useChangeRoles(onDone)
  const form = useSchemaForm({
    schema,
    values: chosen,
    refused: toFieldErrors(),
    onSubmit: async () => {
      if (role === null || others.length === 0) return
      if (role === 'owner' && !asked) setAsked(true)
      else await change.mutateAsync({ people: others, role })
    },
  })
  useTyped(form, setChosen)
  const role = form.watch('role')
  const same = people.filter((person) => person.role === role)
  const others = people.filter((person) => person.role !== role)
  const losesOwn =
    role !== null && role !== 'owner' && people.some((one) => one.user_id === uid && one.role === 'owner')
  const title = asked ? texts.askTitle(peopleNames(others), others.length === 1) : texts.title
  const lead = asked ? peopleMessages.makeOwner.lead(displayName) : texts.lead(people.length)
  return (
    <Modal open title={title} lead={lead} busy={form.busy} onClose={onClose}>
      <FormElement form={form}>
        {!asked && (
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">{texts.role}</legend>
            {roles.map((one) => (
              <label key={one} className={styles.choice}>
                <input type="radio" {...form.register('role')} value={one} />
                <span>
                  <span className={styles.name}>{peopleMessages.roleNames[one]}</span>
                  <span className={styles.about}>{texts.about[one]}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <Status className={styles.notes}>
          {role !== null && same.length > 0 && <p>{texts.already(peopleNames(same), role, same.length === 1)}</p>}
          {losesOwn && <p>{texts.yourself}</p>}
        </Status>
        <ModalActions>
          <Button variant="secondary" disabled={form.busy} onClick={asked ? () => setAsked(false) : onClose}>
            {asked ? texts.back : texts.cancel}
          </Button>
          <Button type="submit" busy={form.busy} disabled={role === null || others.length === 0}>
            {role === 'owner' ? texts.make(others.length) : texts.save}
          </Button>
        </ModalActions>
      </FormElement>
    </Modal>
  )
}
