/** The form of what a domain's people may do, where another owner may save it too. */
import type { OrganizationDomain } from '@atrium/contract/organizations/domains'
import { joining, joiningRole } from '@atrium/contract/rules/domain'
import { idsOrNone } from '@atrium/contract/rules/people'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { isApiError } from '#api/api-error.ts'
import { toFieldErrors } from '#api/field-errors.ts'
import { useMutation } from '#api/use-mutation.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { useBegunVersion } from '#domain/saved-settings/use-begun-version.ts'
import { domainsMessages } from '#messages/console/domains.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { changeDomain, domainList } from './api/domains.ts'

const texts = domainsMessages.joining
const schema = z.object({ joining, role: joiningRole, labels: idsOrNone })
const refused = toFieldErrors()

export function useJoiningForm(domain: OrganizationDomain) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const client = useQueryClient()
  const [isConflict, setIsConflict] = useState(false)
  const { mutateAsync: change } = useMutation({
    mutationFn: (wanted: z.output<typeof schema> & { version: number }) =>
      changeDomain(organization, domain.id, wanted),
  })
  const form = useSchemaForm({
    schema,
    values: savedOf(domain),
    async onSubmit(values) {
      try {
        await change({ ...values, version: begun })
      } catch (error) {
        if (!isApiError(error, 'changed_meanwhile')) throw error
        return showTheirs()
      }
      form.reset(values)
      setIsConflict(false)
      showToast({ kind: 'success', text: texts.saved })
      await refresh()
    },
    refused,
  })
  const { isDirty } = form.formState
  const { begun, see } = useBegunVersion(`joining by ${domain.domain}`, domain.version, isDirty)
  /** What somebody saved meanwhile is told; what is chosen here stays, to be saved on top of it or given up. */
  async function showTheirs() {
    await refresh()
    const now = client.getQueryData(domainList(organization).queryKey)?.results.find(({ id }) => id === domain.id)
    if (now === undefined) return
    form.reset(savedOf(now), { keepValues: true })
    see(now.version)
    setIsConflict(true)
  }
  /** What another owner saved meanwhile; not while something else is chosen here. */
  const follow = useEffectEvent(() => {
    if (!isDirty) form.reset(savedOf(domain))
  })
  useEffect(() => follow(), [domain])
  return {
    form,
    isDirty,
    /** Somebody saved something else meanwhile, and what is chosen here is not saved. */
    isConflict: isConflict && isDirty,
    abandon: () => form.reset(savedOf(domain)),
    useTheirs() {
      form.reset(savedOf(domain))
      setIsConflict(false)
    },
  }
}

function savedOf({ joining, role, labels }: OrganizationDomain) {
  return { joining, role, labels: labels.map(({ id }) => id) }
}
