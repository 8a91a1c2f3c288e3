/** As what somebody is invited. */
import type { Role } from '@atrium/contract/rules/roles'
import type { ComponentProps } from 'react'
import { invitesMessages } from '#messages/people/invites.ts'
import { roleNames } from '#messages/people/roles.ts'
import { SelectField } from '#ui/form/fields/select-field.tsx'

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'> & { roles: readonly Role[] }

export function InviteRoleField({ roles, ...field }: Props) {
  return (
    <SelectField
      {...field}
      label={invitesMessages.form.role}
      options={roles.map((value) => ({ value, label: roleNames[value] }))}
    />
  )
}
