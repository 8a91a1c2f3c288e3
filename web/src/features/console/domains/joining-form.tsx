/** What people with a confirmed address of a domain may do, and what they become. */
import type { OrganizationDomain } from '@atrium/contract/organizations/domains'
import { joining, joiningRole, joiningRoles, joinings } from '@atrium/contract/rules/domain'
import { idsOrNone } from '@atrium/contract/rules/people'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { InviteRoleField } from '#domain/invites/invite-role-field.tsx'
import { LabelBoxes } from '#domain/labels/label-boxes.tsx'
import { labelList } from '#domain/labels/label-list.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { profileMessages } from '#messages/account/profile.ts'
import { domainsMessages } from '#messages/console/domains.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { ChoiceField } from '#ui/form/fields/choice-field.tsx'
import { FormElement } from '#ui/form/form.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import { changeDomain } from './api/domains.ts'

const texts = domainsMessages.joining
const schema = z.object({ joining, role: joiningRole, labels: idsOrNone })
const refused = toFieldErrors()

export function JoiningForm({ domain }: { domain: OrganizationDomain }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const known = useQuery(labelList(organization))
  const saveButton = useRef<HTMLButtonElement>(null)
  const form = useSchemaForm({
    schema,
    values: savedOf(domain),
    async onSubmit(values) {
      await changeDomain(organization, domain.id, values)
      form.reset(values)
      showToast({ kind: 'success', text: texts.saved })
      await refresh()
    },
    refused,
  })
  const { isDirty } = form.formState
  /** What another owner saved meanwhile; not while something else is chosen here. */
  const follow = useEffectEvent(() => {
    if (!isDirty) form.reset(savedOf(domain))
  })
  useEffect(() => follow(), [domain])
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
            roles={joiningRoles}
            hint={role === 'staff' ? texts.staff : undefined}
          />
          <LabelBoxes
            labels={known.data?.results ?? []}
            chosen={form.watch('labels')}
            onChange={(labels) => form.setValue('labels', [...labels], { shouldDirty: true })}
          />
        </>
      )}
      <div>
        <Button ref={saveButton} type="submit" variant="secondary" busy={form.busy}>
          {texts.save}
        </Button>
      </div>
      <UnsavedChanges
        unsaved={isDirty}
        texts={profileMessages.leave}
        onLeave={() => form.reset(savedOf(domain))}
        returnFocus={saveButton}
      />
    </FormElement>
  )
}

function savedOf({ joining, role, labels }: OrganizationDomain) {
  return { joining, role, labels: labels.map(({ id }) => id) }
}
