/** What an organization says of itself: its name, look and region, its address, and its end. */
import type { OrganizationSettings } from '@atrium/contract/organizations/settings'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { LeaveButton } from '#domain/organization/leave-button.tsx'
import { isOnlyOwner, useOrganization } from '#domain/organization/use-organization.ts'
import { Waiting } from '#domain/organization/waiting.tsx'
import { profileMessages } from '#messages/account/profile.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { settingsMessages as texts } from '#messages/console/settings.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Card } from '#ui/layout/card.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import { AddressCard } from './address-card.tsx'
import { settingsOf } from './api/settings.ts'
import { ColorsCard } from './colors-card.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { IdentityCard } from './identity-card.tsx'
import { Preview } from './preview.tsx'
import { RegionCard } from './region-card.tsx'
import styles from './settings.module.css'
import { useSettingsForm } from './use-settings-form.ts'

const { pages, pageTitle } = consoleMessages

export function SettingsPage() {
  const { organization, displayName } = useOrganization()
  const query = useQuery(settingsOf(organization))
  return (
    <AppLayout title={pages.settings} documentTitle={pageTitle(pages.settings, displayName)}>
      {query.isPending ? <Waiting /> : null}
      {query.data ? <Settings key={organization} read={query.data} /> : null}
      {query.error && !query.data ? <FailedPart query={query} /> : null}
    </AppLayout>
  )
}

function Settings({ read }: { read: OrganizationSettings }) {
  const { role } = useOrganization()
  return (
    <div className={styles.page}>
      <SettingsFields read={read} isOwner={role === 'owner'} />
      <AddressCard name={read.name} />
      <HandingOver />
      {role === 'owner' && <DeletionCard id={read.id} />}
    </div>
  )
}

function SettingsFields({ read, isOwner }: { read: OrganizationSettings; isOwner: boolean }) {
  const form = useSettingsForm(read)
  const saveButton = useRef<HTMLButtonElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.isChanged && !form.busy) form.save()
  }
  const parts = { form, disabled: !isOwner || form.busy }
  return (
    <form
      className={styles.form}
      aria-label={texts.form}
      aria-busy={form.busy}
      method="post"
      noValidate
      onSubmit={submit}
    >
      {isOwner ? null : (
        <Notice tone="info" announce="none">
          {texts.readOnly}
        </Notice>
      )}
      {form.hasConflict && <Notice tone="warning">{texts.conflict}</Notice>}
      <div className={styles.split}>
        <div className={styles.form}>
          <IdentityCard {...parts} />
          <ColorsCard {...parts} />
          <RegionCard {...parts} />
        </div>
        <div className={styles.beside}>
          <Preview {...form.values} />
        </div>
      </div>
      {form.failure === null ? null : <Notice tone="error">{form.failure}</Notice>}
      {isOwner && form.isChanged && (
        <div className={styles.actions}>
          <Button ref={saveButton} type="submit" busy={form.busy}>
            {texts.save}
          </Button>
          <Button variant="secondary" disabled={form.busy} onClick={form.reset}>
            {texts.reset}
          </Button>
        </div>
      )}
      <UnsavedChanges
        unsaved={form.isChanged}
        texts={profileMessages.leave}
        onLeave={form.reset}
        returnFocus={saveButton}
      />
    </form>
  )
}

/** Ownership passes on by consent, from the list of members. */
function HandingOver() {
  const { organization, role, counts } = useOrganization()
  const isHeld = isOnlyOwner({ role, counts })
  return (
    <Card id="settings-handing" title={texts.handing.heading} lead={role === 'owner' ? texts.handing.lead : undefined}>
      <div className={styles.choices}>
        {role === 'owner' && (
          <LinkButton variant="secondary" to={paths.people(organization)}>
            {texts.handing.toMembers}
          </LinkButton>
        )}
        {isHeld ? <p>{texts.handing.onlyOwner}</p> : <LeaveButton />}
      </div>
    </Card>
  )
}
