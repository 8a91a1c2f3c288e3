/** Gives everybody who is selected one role; asks once more before it makes owners. */
import type { Member } from '@atrium/contract/people/members'
import { type Role, roles } from '@atrium/contract/rules/roles'
import { type FormEvent, useState } from 'react'
import { peopleNames } from '#features/people/people-names.ts'
import { useOrganization } from '#features/people/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Button } from '#ui/form/button.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import styles from './bulk-dialogs.module.css'
import { useChangeRoles } from './use-bulk-actions.ts'

const texts = peopleMessages.roles

interface Props {
  people: readonly Member[]
  onClose: () => void
  onDone: () => void
}

export function ChangeRoles({ people, onClose, onDone }: Props) {
  const { displayName, uid } = useOrganization()
  const [role, setRole] = useState<Role | null>(null)
  const [asked, setAsked] = useState(false)
  const change = useChangeRoles(onDone)
  const same = people.filter((person) => person.role === role)
  const others = people.filter((person) => person.role !== role)
  const losesOwn =
    role !== null && role !== 'owner' && people.some((one) => one.user_id === uid && one.role === 'owner')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (role === null || others.length === 0) return
    if (role === 'owner' && !asked) setAsked(true)
    else change.mutate({ people: others, role })
  }
  const title = asked ? texts.askTitle(peopleNames(others), others.length === 1) : texts.title
  const lead = asked ? peopleMessages.makeOwner.lead(displayName) : texts.lead(people.length)
  return (
    <Modal open title={title} lead={lead} busy={change.isPending} onClose={onClose}>
      <form onSubmit={submit}>
        {!asked && (
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">{texts.role}</legend>
            {roles.map((one) => (
              <label key={one} className={styles.choice}>
                <input type="radio" name="role" value={one} checked={role === one} onChange={() => setRole(one)} />
                <span>
                  <span className={styles.name}>{peopleMessages.roleNames[one]}</span>
                  <span className={styles.about}>{texts.about[one]}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <div className={styles.notes} role="status">
          {role !== null && same.length > 0 && <p>{texts.already(peopleNames(same), role, same.length === 1)}</p>}
          {losesOwn && <p>{texts.yourself}</p>}
        </div>
        <ModalActions>
          <Button variant="secondary" disabled={change.isPending} onClick={asked ? () => setAsked(false) : onClose}>
            {asked ? texts.back : texts.cancel}
          </Button>
          <Button type="submit" busy={change.isPending} disabled={role === null || others.length === 0}>
            {role === 'owner' ? texts.make(others.length) : texts.save}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
