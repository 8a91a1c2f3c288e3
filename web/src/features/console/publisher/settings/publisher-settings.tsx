/** What a publisher says of itself: its name and images, its address, and its end. */
import type { AuthorSettings } from '@atrium/contract/authors/settings'
import { useQuery } from '@tanstack/react-query'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { Waiting } from '#domain/organization/waiting.tsx'
import { usePublisher } from '#domain/publisher/use-publisher.ts'
import { SettingsForm } from '#domain/saved-settings/settings-form.tsx'
import { AddressCard } from '#domain/sites/address-card.tsx'
import { authorSite } from '#domain/sites/author-site.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { publisherMessages } from '#messages/console/publisher.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Card } from '#ui/layout/card.tsx'
import { publisherSettings } from '../api/publisher-settings.ts'
import { LeavePublisher } from '../leave-publisher.tsx'
import { PublisherDeletion } from './publisher-deletion.tsx'
import { PublisherIdentity } from './publisher-identity.tsx'
import styles from './publisher-settings.module.css'
import { usePublisherForm } from './use-publisher-form.ts'

const texts = publisherMessages.settings
const { pages, pageTitle } = consoleMessages

export function PublisherSettings() {
  const { author_id, name } = usePublisher()
  const query = useQuery(publisherSettings(author_id))
  return (
    <AppLayout title={pages.settings} documentTitle={pageTitle(pages.settings, name)}>
      {query.isPending ? <Waiting /> : null}
      {query.data && !hasFailed(query) ? <Settings key={author_id} read={query.data} /> : null}
      {hasFailed(query) && <FailedPart query={query} />}
    </AppLayout>
  )
}

function Settings({ read }: { read: AuthorSettings }) {
  const isOwner = usePublisher().role === 'owner'
  const form = usePublisherForm(read)
  return (
    <div className={styles.page}>
      <SettingsForm form={form} isOwner={isOwner}>
        <PublisherIdentity form={form} disabled={!isOwner || form.busy} />
      </SettingsForm>
      <Address author_id={read.author_id} />
      <HandingOver />
      {isOwner && <PublisherDeletion />}
    </div>
  )
}

function Address({ author_id }: { author_id: string }) {
  const { authorSite: template } = usePageSettings()
  const address = authorSite(template, author_id)?.href
  if (address === undefined) return null
  return <AddressCard texts={texts.address} address={address} openAt={paths.goToAuthor(author_id)} />
}

/** Ownership passes on by consent, from the list of members. */
function HandingOver() {
  const { author_id, role, counts } = usePublisher()
  const isOwner = role === 'owner'
  const isHeld = isOwner && counts.owners === 1
  return (
    <Card id="settings-handing" title={texts.handing.heading} lead={isOwner ? texts.handing.lead : undefined}>
      <div className={styles.choices}>
        {isOwner && (
          <LinkButton variant="secondary" to={paths.publisher(author_id, 'people')}>
            {texts.handing.toMembers}
          </LinkButton>
        )}
        {isHeld ? <p>{texts.handing.onlyOwner}</p> : <LeavePublisher />}
      </div>
    </Card>
  )
}
