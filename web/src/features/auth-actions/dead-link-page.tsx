/** What a link says once it no longer works, and the way on. */
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import type { LinkFailure } from './action-failure.ts'
import { useWaysOn } from './use-ways-on.ts'

type Texts = Record<LinkFailure | 'heading' | 'signIn', string> & { again?: string }

interface DeadLinkPageProps {
  failure: LinkFailure
  /** Of a link to reset a password, unless it was for something else. */
  texts?: Texts
  /** Where another is asked for, unless it is a new password that somebody wants; null where that is behind the sign-in. */
  again?: { to: string; label: string } | null
}

export function DeadLinkPage({ failure, texts = authActionMessages.deadLink, again }: DeadLinkPageProps) {
  const { newPassword, onward } = useWaysOn(texts.signIn)
  const another =
    again === undefined ? { to: newPassword, label: texts.again ?? authActionMessages.deadLink.again } : again
  const isOffered = failure !== 'disabled' && another !== null
  return (
    <AuthLayout key="dead" heading={texts.heading}>
      <Notice tone="warning">{texts[failure]}</Notice>
      {isOffered ? (
        <LinkButton wide to={another.to}>
          {another.label}
        </LinkButton>
      ) : null}
      <LinkButton wide variant={isOffered ? 'secondary' : 'primary'} to={onward.to}>
        {onward.label}
      </LinkButton>
    </AuthLayout>
  )
}
