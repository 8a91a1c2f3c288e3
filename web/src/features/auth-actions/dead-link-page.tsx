/** What a link says once it no longer works, and the way on. */
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import type { LinkFailure } from './action-failure.ts'
import { useWaysOn } from './use-ways-on.ts'

type Texts = Record<LinkFailure | 'heading' | 'again' | 'signIn', string>

interface DeadLinkPageProps {
  failure: LinkFailure
  /** Of a link to reset a password, unless it was for something else. */
  texts?: Texts
  /** Where somebody signed in asks for another, unless it is a new password that they want. */
  again?: { to: string; label: string } | undefined
}

export function DeadLinkPage({ failure, texts = authActionMessages.deadLink, again }: DeadLinkPageProps) {
  const { newPassword, onward } = useWaysOn(texts.signIn)
  const { to, label } = again ?? { to: newPassword, label: texts.again }
  return (
    <AuthLayout key="dead" heading={texts.heading}>
      <Notice tone="warning">{texts[failure]}</Notice>
      {failure === 'disabled' ? null : (
        <LinkButton wide to={to}>
          {label}
        </LinkButton>
      )}
      <LinkButton wide variant="secondary" to={onward.to}>
        {onward.label}
      </LinkButton>
    </AuthLayout>
  )
}
