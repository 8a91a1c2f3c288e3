/** As what somebody is invited. */
import type { Role } from '@atrium/contract/rules/roles'
import type { ComponentProps } from 'react'
import { invitesMessages } from '#messages/people/invites.ts'
import { roleNames } from '#messages/people/roles.ts'
import { SelectField } from '#ui/form/fields/select-field.tsx'

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'> & {
  roles: readonly Role[]
  /** Where several stand on a page: whose it is. */
  named?: (role: string) => string
}

export function InviteRoleField({ roles, named, ...field }: Props) {
  return (
    <SelectField
      {...field}
      label={invitesMessages.form.role}
      aria-label={named?.(invitesMessages.form.role)}
      options={roles.map((value) => ({ value, label: roleNames[value] }))}
    />
  )
}
