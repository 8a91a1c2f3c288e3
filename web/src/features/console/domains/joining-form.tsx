/** What people with a confirmed address of a domain may do, and what they become. */
import type { OrganizationDomain } from '@atrium/contract/organizations/domains'
import { joining, joiningRole, joiningRoles, joinings } from '@atrium/contract/rules/domain'
import { idsOrNone } from '@atrium/contract/rules/people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isApiError } from '#api/api-error.ts'
import { toFieldErrors } from '#api/field-errors.ts'
import { InviteRoleField } from '#domain/invites/invite-role-field.tsx'
import { LabelBoxes } from '#domain/labels/label-boxes.tsx'
import { labelList } from '#domain/labels/label-list.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { useBegunVersion } from '#domain/saved-settings/use-begun-version.ts'
import { profileMessages } from '#messages/account/profile.ts'
import { domainsMessages } from '#messages/console/domains.ts'
import { settingsMessages } from '#messages/console/settings.ts'
import { listed } from '#messages/format.ts'
import { sortedByName } from '#messages/names.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { ChoiceField } from '#ui/form/fields/choice-field.tsx'
import { FormElement } from '#ui/form/form.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import { changeDomain, domainList } from './api/domains.ts'
import styles from './domains.module.css'

const texts = domainsMessages.joining
const { named } = domainsMessages
const schema = z.object({ joining, role: joiningRole, labels: idsOrNone })
const refused = toFieldErrors()

export function JoiningForm({ domain }: { domain: OrganizationDomain }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const known = useQuery(labelList(organization))
  const client = useQueryClient()
  const saveButton = useRef<HTMLButtonElement>(null)
  const [isConflict, setIsConflict] = useState(false)
  const form = useSchemaForm({
    schema,
    values: savedOf(domain),
    async onSubmit(values) {
      try {
        await changeDomain(organization, domain.id, { ...values, version: begun })
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
  const useTheirs = () => {
    form.reset(savedOf(domain))
    setIsConflict(false)
  }
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
      {isConflict && isDirty && <Notice tone="warning">{texts.conflict(told(domain))}</Notice>}
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
        {isConflict && isDirty && (
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
      <UnsavedChanges
        unsaved={isDirty}
        texts={profileMessages.leave}
        onLeave={() => form.reset(savedOf(domain))}
        returnFocus={saveButton}
      />
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

function savedOf({ joining, role, labels }: OrganizationDomain) {
  return { joining, role, labels: labels.map(({ id }) => id) }
}
