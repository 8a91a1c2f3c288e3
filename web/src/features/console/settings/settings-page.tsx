/** What an organization says of itself: its name, look and region, its address, and its end. */
import type { OrganizationSettings } from '@atrium/contract/organizations/settings'
import { useQuery } from '@tanstack/react-query'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { LeaveButton } from '#domain/organization/leave-button.tsx'
import { isOnlyOwner, useOrganization } from '#domain/organization/use-organization.ts'
import { AddressCard } from '#domain/sites/address-card.tsx'
import { Waiting } from '#domain/organization/waiting.tsx'
import { SettingsForm } from '#domain/saved-settings/settings-form.tsx'
import { consoleMessages } from '#messages/console/console.ts'
import { settingsMessages as texts } from '#messages/console/settings.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Card } from '#ui/layout/card.tsx'
import { settingsOf } from './api/settings.ts'
import { ColorsCard } from './colors-card.tsx'
import { OrganizationDeletion } from './organization-deletion.tsx'
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
      {query.data && !hasFailed(query) ? <Settings key={organization} read={query.data} /> : null}
      {hasFailed(query) && <FailedPart query={query} />}
    </AppLayout>
  )
}

function Settings({ read }: { read: OrganizationSettings }) {
  const { role } = useOrganization()
  return (
    <div className={styles.page}>
      <SettingsFields read={read} isOwner={role === 'owner'} />
      <Address name={read.name} />
      <HandingOver />
      {role === 'owner' && <OrganizationDeletion id={read.id} />}
    </div>
  )
}

function Address({ name }: { name: string }) {
  const { organizationSite: template } = usePageSettings()
  // The name is the server's own answer: what somebody typed would have to be checked (`domain/sites`).
  const address = new URL(template.replaceAll('{name}', name)).href
  return <AddressCard texts={texts.address} address={address} openAt={paths.goToOrganization(name)} />
}

function SettingsFields({ read, isOwner }: { read: OrganizationSettings; isOwner: boolean }) {
  const form = useSettingsForm(read)
  const parts = { form, disabled: !isOwner || form.busy }
  return (
    <SettingsForm form={form} isOwner={isOwner}>
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
    </SettingsForm>
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
