/** That an invite is over: who to ask for another, and the way on. */
import { invitationMessages as texts } from '#messages/invitation.ts'
import { Button } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'
import { Notice } from '#ui/notice.tsx'

export function InviteEnded({ about, onContinue }: { about: string | undefined; onContinue: () => void }) {
  return (
    <EntryPage heading={texts.endedTitle}>
      <Notice tone="warning">{texts.ended(about)}</Notice>
      <Button wide onClick={onContinue}>
        {texts.goOnWithout}
      </Button>
    </EntryPage>
  )
}
