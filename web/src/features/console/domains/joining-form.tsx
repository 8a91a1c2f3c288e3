/** What people with a confirmed address of a domain may do, and what they become. */
import type { OrganizationDomain } from '@atrium/contract/organizations/domains'
import { joining, joiningRole, joiningRoles, joinings } from '@atrium/contract/rules/domain'
import { idsOrNone } from '@atrium/contract/rules/people'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { InviteRoleField } from '#domain/invites/invite-role-field.tsx'
import { LabelBoxes } from '#domain/labels/label-boxes.tsx'
import { labelList } from '#domain/labels/label-list.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { domainsMessages } from '#messages/console/domains.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { ChoiceField } from '#ui/form/fields/choice-field.tsx'
import { FormElement } from '#ui/form/form.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { changeDomain } from './api/domains.ts'

const texts = domainsMessages.joining
const schema = z.object({ joining, role: joiningRole, labels: idsOrNone })
const refused = toFieldErrors()

export function JoiningForm({ domain }: { domain: OrganizationDomain }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const known = useQuery(labelList(organization))
  const form = useSchemaForm({
    schema,
    values: { joining: domain.joining, role: domain.role, labels: domain.labels.map(({ id }) => id) },
    async onSubmit(values) {
      await changeDomain(organization, domain.id, values)
      showToast({ kind: 'success', text: texts.saved })
      await refresh()
    },
    refused,
  })
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
            onChange={(labels) => form.setValue('labels', [...labels])}
          />
        </>
      )}
      <div>
        <Button type="submit" variant="secondary" busy={form.busy}>
          {texts.save}
        </Button>
      </div>
    </FormElement>
  )
}
