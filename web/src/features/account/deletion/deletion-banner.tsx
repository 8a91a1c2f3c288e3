/** Says that the account is going to be deleted, and keeps it by a press. */
import type { PendingDeletion } from '@atrium/contract/account-deletion'
import { Link } from 'react-router'
import { requestKeeping, useDeletionChange } from '#features/account/api/account-deletion.ts'
import { toDay } from '#messages/dates.ts'
import { leavingMessages } from '#messages/account/leaving.ts'
import { paths } from '#paths.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { useSignedIn } from '#session/session.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/form/buttons/button.tsx'

const texts = leavingMessages.banner

interface DeletionBannerProps {
  deletion: PendingDeletion
}

export function DeletionBanner({ deletion: { dueAt, waiting } }: DeletionBannerProps) {
  const { uid } = useSignedIn()
  const keeping = useDeletionChange(
    uid,
    () => withFreshSignIn(requestKeeping),
    () => texts.kept,
  )
  return (
    <Banner
      label={texts.label}
      action={
        <Button variant="secondary" busy={keeping.isPending} busyLabel={texts.keeping} onClick={() => keeping.mutate()}>
          {texts.keep}
        </Button>
      }
    >
      <strong>{waiting ? texts.waiting : texts.pending(toDay(dueAt))}</strong>
      <Link to={paths.account(uid)}>{texts.see}</Link>
    </Banner>
  )
}
