/** The verify-email page: applies the link's code, then leads on to sign-in. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { paths, withQuery } from '#paths.ts'
import { confirmEmail } from '#session/account-actions.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { whenVisible } from './when-visible.ts'

const texts = authActionMessages.verify

export function ConfirmEmailPage({ code }: { code: string }) {
  const navigate = useNavigate()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (failed) return
    const left = new AbortController()
    void whenVisible(left.signal, () => {
      confirmEmail(code).then(
        () => left.signal.aborted || navigate(paths.signIn, { replace: true }),
        () => left.signal.aborted || setFailed(true),
      )
    })
    return () => left.abort()
  }, [failed, code, navigate])

  if (!failed) {
    return (
      <AuthLayout key="applying" heading={texts.heading} lead={texts.applying}>
        <Skeleton />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout key="failed" heading={texts.heading}>
      <Notice tone="error">{texts.failed}</Notice>
      <p>{texts.advice}</p>
      <LinkButton wide to={paths.signIn}>
        {texts.signIn}
      </LinkButton>
      <Button wide variant="secondary" onClick={() => setFailed(false)}>
        {texts.retry}
      </Button>
      <LinkButton wide variant="quiet" to={withQuery(paths.signIn, { forgot: 'true' })}>
        {texts.forgot}
      </LinkButton>
    </AuthLayout>
  )
}
