/** The people of a publisher: what I am there, and for its owners and staff who else belongs to it. */
import { listAuthorMembers } from '@atrium/contract/authors/members'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { OwnershipNotice } from '#domain/ownership/ownership-notice.tsx'
import { usePublisher, useRefreshPublisher } from '#domain/publisher/use-publisher.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { publisherMessages } from '#messages/console/publisher.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Card } from '#ui/layout/card.tsx'
import { dialogOnUse } from '#ui/loading/dialog-on-use.tsx'
import { answerOffer } from '../api/publisher-people.ts'
import { LeavePublisher } from '../leave-publisher.tsx'
import styles from './publisher-people.module.css'
import { PublisherInvites } from './publisher-invites.tsx'
import { PublisherMembers } from './publisher-members.tsx'

const texts = publisherMessages.people
const invite = dialogOnUse(async () => (await import('#domain/publisher/invite/invite-to-author.tsx')).InviteToAuthor)

export function PublisherPeople() {
  const { author_id, name, role, uid, counts, offer } = usePublisher()
  const refresh = useRefreshPublisher()
  const [inviting, setInviting] = useHeldState(`invite dialog of publisher ${author_id}`, false)
  const isOwner = role === 'owner'
  const maySee = listAuthorMembers.access.publisher.includes(role)
  return (
    <AppLayout
      title={texts.title(name)}
      documentTitle={consoleMessages.pageTitle(consoleMessages.pages.people, name)}
      summary={texts.summary(counts.members)}
      action={
        isOwner && (
          <Button onPointerEnter={invite.prepare} onFocus={invite.prepare} onClick={() => setInviting(true)}>
            {texts.invite}
          </Button>
        )
      }
    >
      <OwnershipNotice
        offer={offer}
        of={name}
        uid={uid}
        answer={(accept) => answerOffer(author_id, accept)}
        onAnswered={refresh}
      />
      <div className={styles.page}>
        {maySee ? <PublisherMembers /> : null}
        {isOwner && <PublisherInvites />}
        {maySee ? null : (
          <Card id="publisher-own" title={texts.own} lead={texts.ownLead(role)}>
            <LeavePublisher />
          </Card>
        )}
      </div>
      {inviting && (
        <invite.Dialog
          author={{ author_id, name }}
          onInvited={() => void refresh()}
          onClose={() => setInviting(false)}
        />
      )}
    </AppLayout>
  )
}
