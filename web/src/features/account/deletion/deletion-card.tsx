/** "Delete account": what happens, what has to be done first, and the way to do it. */
import type { getDeletion } from '@atrium/contract/account-deletion'
import type { AnswerOf } from '@atrium/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from '#features/account/account.module.css'
import { accountDeletion, requestDeletion, useDeletionChange } from '#features/account/api/account-deletion.ts'
import { toDay } from '#messages/dates.ts'
import { leavingMessages } from '#messages/account/leaving.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { OwnedAlone } from './owned-alone.tsx'

const texts = leavingMessages.deletion

export function DeletionCard({ uid }: { uid: string }) {
  // Somebody else may become an owner while this page stands open.
  const query = useQuery({ ...accountDeletion(uid), refetchOnWindowFocus: 'always' })
  return (
    <Card id="deletion" title={texts.heading}>
      <Loaded query={query} texts={leavingMessages}>
        {(data) => <Known uid={uid} {...data} />}
      </Loaded>
    </Card>
  )
}

function Known({ uid, deletion, onlyOwnerOf }: { uid: string } & AnswerOf<typeof getDeletion>) {
  const isBlocked = onlyOwnerOf.organizations.length + onlyOwnerOf.publishers.length > 0
  if (deletion !== null) {
    return (
      <CardText>
        <Notice tone="warning" announce="none">
          {deletion.waiting ? texts.waiting : texts.pending(toDay(deletion.dueAt))}
        </Notice>
        {isBlocked ? <OwnedAlone {...onlyOwnerOf} /> : null}
        <p>{texts.pendingLead}</p>
      </CardText>
    )
  }
  return (
    <CardText>
      <p>{texts.lead}</p>
      <ul role="list" className={styles.list}>
        {texts.consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {isBlocked ? <OwnedAlone {...onlyOwnerOf} /> : <AskDeletion uid={uid} />}
    </CardText>
  )
}

function AskDeletion({ uid }: { uid: string }) {
  const [confirming, setConfirming] = useState(false)
  const asking = useDeletionChange(
    uid,
    () => withFreshSignIn(requestDeletion),
    ({ dueAt }) => texts.asked(toDay(dueAt)),
  )
  const confirm = () => {
    setConfirming(false)
    asking.mutate()
  }
  return (
    <>
      <Button variant="danger" busy={asking.isPending} busyLabel={texts.asking} onClick={() => setConfirming(true)}>
        {texts.ask}
      </Button>
      {confirming ? (
        <ConfirmModal
          title={texts.confirmTitle}
          lead={texts.confirmLead}
          texts={{ cancel: texts.cancel, confirm: texts.confirm }}
          isDanger
          busy={false}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  )
}
