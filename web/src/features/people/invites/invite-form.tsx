/** Invites one person by mail, or makes a link and code for anybody. */
import type { FreshInvite } from '@atrium/contract/people/invites'
import { type Role, roles } from '@atrium/contract/rules/roles'
import { useQuery } from '@tanstack/react-query'
import { InviteRoleField } from '#domain/invites/invite-role-field.tsx'
import { useInviteFormRefusal } from '#domain/invites/use-invite-form-refusal.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import type { SchemaForm } from '#ui/form/use-schema-form.ts'
import { invite } from '../api/invites.ts'
import { labelList } from '#domain/labels/label-list.ts'
import styles from './invite-form.module.css'
import { dayChoices, emptyInvite, inviteSchema, type InviteValues, inviteWays } from './invite-schema.ts'
import { LabelBoxes } from '#domain/labels/label-boxes.tsx'
import { TermFields } from '#features/people/terms/term-fields.tsx'
import { useSubmit } from '#api/use-submit.ts'

const texts = invitesMessages.form
/** Whoever holds a link may pass it on: nobody becomes an owner that way. */
const rolesByLink: readonly Role[] = roles.filter((role) => role !== 'owner')

interface Props {
  onClose: () => void
  /** The link and code of an invite for anybody: to be shown once. */
  onLink: (fresh: FreshInvite) => void
}

export function InviteForm({ onClose, onLink }: Props) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const known = useQuery(labelList(organization))
  const { refused, question } = useInviteFormRefusal({ expiresAt: 'days' })
  const send = useSubmit(async (values: InviteValues) => {
    const fresh = await invite(organization, values)
    onClose()
    if (values.way === 'link') onLink(fresh)
    else showToast({ kind: 'success', text: `${peopleMessages.toasts.userCreated} ${texts.sent(values.email.trim())}` })
    await refresh()
  }, refresh)
  return (
    <HeldFormModal
      name={`invite to ${organization}`}
      title={texts.title}
      texts={{ cancel: texts.cancel, submit: texts.invite }}
      schema={inviteSchema}
      values={emptyInvite}
      refused={refused}
      onSubmit={send}
      onClose={onClose}
    >
      {(form) => {
        const byMail = form.watch('way') === 'mail'
        return (
          <>
            <Ways form={form} />
            {byMail ? (
              <TextField
                key="email"
                {...form.field('email')}
                label={texts.email}
                type="email"
                autoFocus
                autoComplete="off"
                inputMode="email"
              />
            ) : (
              <TextField
                key="uses"
                {...form.field('uses')}
                label={texts.uses}
                inputMode="numeric"
                autoComplete="off"
                hint={texts.usesHint}
              />
            )}
            <InviteRoleField
              {...form.field('role')}
              roles={byMail ? roles : rolesByLink}
              hint={byMail ? undefined : texts.ownerByMail}
            />
            <SelectField
              {...form.field('days')}
              label={texts.expires}
              options={dayChoices.map((value) => ({ value: String(value), label: texts.days(value) }))}
            />
            <TermFields startsOn={form.field('startsOn')} endsOn={form.field('endsOn')} />
            <LabelBoxes
              labels={known.data?.results ?? []}
              chosen={form.watch('labels')}
              onChange={(chosen) => form.setValue('labels', [...chosen])}
            />
            {byMail ? question : null}
          </>
        )
      }}
    </HeldFormModal>
  )
}

function Ways({ form }: { form: SchemaForm<typeof inviteSchema> }) {
  const way = form.register('way', {
    onChange: () => {
      form.clearErrors()
      if (form.getValues('way') === 'link' && form.getValues('role') === 'owner') form.setValue('role', 'User')
    },
  })
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">{texts.way}</legend>
      {inviteWays.map((choice) => (
        <label key={choice} className={styles.way}>
          <input type="radio" {...way} value={choice} />
          {choice === 'mail' ? texts.byMail : texts.byLink}
        </label>
      ))}
    </fieldset>
  )
}
