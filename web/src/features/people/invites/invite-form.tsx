/** Invites one person by mail, or makes a link and code for anybody. */
import { inviteDefaultDays, inviteMaxUses } from '@atrium/contract/limits'
import { fieldMessages } from '@atrium/contract/messages'
import type { FreshInvite } from '@atrium/contract/people/invites'
import { email as emailRule } from '@atrium/contract/rules/email'
import { type Role, roles } from '@atrium/contract/rules/roles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { toFailure } from '#api/failure.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { ConfirmAddress } from '#domain/invites/confirm-address.tsx'
import { useOrganization } from '#features/people/use-organization.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { mailOwnVerification } from '#session/mail-own-verification.ts'
import { useSignedIn } from '#session/session.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { invite } from '../api/invites.ts'
import { peopleKey } from '../api/keys.ts'
import { labelList } from '../api/labels.ts'
import styles from './invite-form.module.css'
import { LabelBoxes } from './label-boxes.tsx'

const texts = invitesMessages.form
const dayChoices = [1, 7, inviteDefaultDays, 30, 90, 365]

interface Props {
  onClose: () => void
  /** The link and code of an invite for anybody: to be shown once. */
  onLink: (fresh: FreshInvite) => void
}

export function InviteForm({ onClose, onLink }: Props) {
  const { organization } = useOrganization()
  const { email: address } = useSignedIn()
  const client = useQueryClient()
  const known = useQuery(labelList(organization))
  const [way, setWay] = useState<'mail' | 'link'>('mail')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('User')
  const [days, setDays] = useState<number>(inviteDefaultDays)
  const [uses, setUses] = useState('1')
  const [labels, setLabels] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [unconfirmed, setUnconfirmed] = useState(false)
  const byMail = way === 'mail'

  const inviting = useMutation({
    mutationFn: () => {
      const wish = { role, labels, days, uses: Number(uses) }
      return invite(organization, { ...wish, email: byMail ? email.trim() : null })
    },
    onError(error) {
      if (isApiError(error, 'email_not_verified')) return setUnconfirmed(true)
      const { fields } = toFailure(error)
      if (Object.keys(fields).length > 0) setErrors(fields)
      else showErrorToast(error)
    },
    async onSuccess(fresh) {
      onClose()
      if (byMail)
        showToast({ kind: 'success', text: `${peopleMessages.toasts.userCreated} ${texts.sent(email.trim())}` })
      else onLink(fresh)
      await client.invalidateQueries({ queryKey: peopleKey(organization) })
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Record<string, string> = {}
    const read = emailRule.safeParse(email)
    if (byMail && !read.success) found['email'] = read.error.issues[0]?.message ?? fieldMessages.emailInvalid
    const number = Number(uses)
    if (!byMail && !(Number.isInteger(number) && number >= 1 && number <= inviteMaxUses)) {
      found['uses'] = fieldMessages.usesInvalid
    }
    setErrors(found)
    if (Object.keys(found).length === 0) inviting.mutate()
  }

  const busy = inviting.isPending
  // Whoever holds a link may pass it on: nobody becomes an owner that way.
  const offered = byMail ? roles : roles.filter((other) => other !== 'owner')
  return (
    <Modal open title={texts.title} busy={busy} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <fieldset className={styles.ways}>
          <legend className="visually-hidden">{texts.way}</legend>
          {(['mail', 'link'] as const).map((choice) => (
            <label key={choice} className={styles.way}>
              <input
                type="radio"
                name="way"
                checked={way === choice}
                onChange={() => {
                  setWay(choice)
                  setErrors({})
                  if (choice === 'link' && role === 'owner') setRole('User')
                }}
              />
              {choice === 'mail' ? texts.byMail : texts.byLink}
            </label>
          ))}
        </fieldset>
        {byMail ? (
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoFocus
            autoComplete="off"
            inputMode="email"
            value={email}
            error={errors['email']}
            onChange={(event) => {
              setEmail(event.target.value)
              setErrors({})
            }}
          />
        ) : (
          <TextField
            label={texts.uses}
            name="uses"
            inputMode="numeric"
            autoComplete="off"
            value={uses}
            error={errors['uses']}
            hint={texts.usesHint}
            onChange={(event) => {
              setUses(event.target.value)
              setErrors({})
            }}
          />
        )}
        <SelectField
          label={texts.role}
          name="role"
          value={role}
          error={errors['role']}
          hint={byMail ? undefined : texts.ownerByMail}
          onChange={(event) => setRole(roles.find((other) => other === event.target.value) ?? 'User')}
          options={offered.map((value) => ({ value, label: peopleMessages.roleNames[value] }))}
        />
        <SelectField
          label={texts.expires}
          name="expires"
          value={String(days)}
          error={errors['expiresAt']}
          onChange={(event) => setDays(Number(event.target.value))}
          options={dayChoices.map((value) => ({ value: String(value), label: texts.days(value) }))}
        />
        <LabelBoxes labels={known.data?.results ?? []} chosen={labels} onChange={setLabels} />
        {unconfirmed && byMail ? (
          <ConfirmAddress address={address} onSend={() => mailOwnVerification(showErrorToast)} />
        ) : null}
        <ModalActions>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {texts.invite}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
