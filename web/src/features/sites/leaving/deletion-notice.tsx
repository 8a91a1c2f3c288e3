/** When the account is deleted, and the way to where it can be kept: a session that was handed on here may not. */
import type { PendingDeletion } from '@atrium/contract/account-deletion'
import { leavingMessages } from '#messages/account/leaving.ts'
import { toDay } from '#messages/dates.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'

const texts = leavingMessages.banner

interface DeletionNoticeProps {
  uid: string
  deletion: PendingDeletion
}

export function DeletionNotice({ uid, deletion: { dueAt, waiting } }: DeletionNoticeProps) {
  const { publicOrigin } = usePageSettings()
  return (
    <section aria-label={texts.label}>
      <Notice tone="warning" announce="none">
        {waiting ? texts.waiting : texts.pending(toDay(dueAt))}{' '}
        <a href={new URL(paths.account(uid), publicOrigin).href}>{texts.see}</a>
      </Notice>
    </section>
  )
}
