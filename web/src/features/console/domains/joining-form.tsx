/** What people with a confirmed address of a domain may do, and what they become. */
import type { OrganizationDomain } from '@atrium/contract/organizations/domains'
import { joiningRoles, joinings } from '@atrium/contract/rules/domain'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { InviteRoleField } from '#domain/invites/invite-role-field.tsx'
import { LabelBoxes } from '#domain/labels/label-boxes.tsx'
import { labelList } from '#domain/labels/label-list.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { profileMessages } from '#messages/account/profile.ts'
import { domainsMessages } from '#messages/console/domains.ts'
import { settingsMessages } from '#messages/console/settings.ts'
import { listed } from '#messages/format.ts'
import { sortedByName } from '#messages/names.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { ChoiceField } from '#ui/form/fields/choice-field.tsx'
import { FormElement } from '#ui/form/form.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import styles from './domains.module.css'
import { useJoiningForm } from './use-joining-form.ts'

const texts = domainsMessages.joining
const { named } = domainsMessages

export function JoiningForm({ domain }: { domain: OrganizationDomain }) {
  const { organization } = useOrganization()
  const known = useQuery(labelList(organization))
  const { form, isDirty, isConflict, abandon, useTheirs } = useJoiningForm(domain)
  const saveButton = useRef<HTMLButtonElement>(null)
  const chosen = form.watch('joining')
  const role = form.watch('role')
  return (
    <FormElement form={form}>
      <ChoiceField
        label={texts.title(domain.domain)}
        choices={joinings.map((value) => ({ value, label: texts.choices[value], about: texts.about[value] }))}
        {...form.register('joining')}
      />
      {chosen !== 'off' && (
        <>
          <InviteRoleField
            {...form.field('role')}
            named={(role) => named(role, domain.domain)}
            roles={joiningRoles}
            hint={role === 'staff' ? texts.staff : undefined}
          />
          <LabelBoxes
            named={(labels) => named(labels, domain.domain)}
            labels={known.data?.results ?? []}
            chosen={form.watch('labels')}
            onChange={(labels) => form.setValue('labels', [...labels], { shouldDirty: true })}
          />
        </>
      )}
      {isConflict && <Notice tone="warning">{texts.conflict(told(domain))}</Notice>}
      <div className={styles.actions}>
        <Button
          ref={saveButton}
          type="submit"
          variant="secondary"
          aria-label={texts.saveNamed(domain.domain)}
          busy={form.busy}
        >
          {texts.save}
        </Button>
        {isConflict && (
          <Button
            variant="quiet"
            aria-label={named(settingsMessages.theirsShort, domain.domain)}
            disabled={form.busy}
            onClick={useTheirs}
          >
            {settingsMessages.theirsShort}
          </Button>
        )}
      </div>
      <UnsavedChanges unsaved={isDirty} texts={profileMessages.leave} onLeave={abandon} returnFocus={saveButton} />
    </FormElement>
  )
}

/** In a sentence, what is saved now. */
function told({ joining, role, labels }: OrganizationDomain): string {
  if (joining === 'off') return texts.choices.off
  return listed([
    texts.choices[joining],
    peopleMessages.roleNames[role],
    ...sortedByName(labels).map(({ name }) => name),
  ])
}
