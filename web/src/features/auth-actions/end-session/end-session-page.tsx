/** The page of a sign-in from a new browser: says what is known of it, and ends it at a press, never by itself. */
import { endNewSignIn, previewNewSignIn } from '@atrium/contract/identity/sessions'
import { useEffect, useRef, useState } from 'react'
import { call } from '#api/client.ts'
import { actionFailure, type LinkFailure } from '#features/auth-actions/action-failure.ts'
import { CheckedLink } from '#features/auth-actions/checked-link.tsx'
import { DeadLinkPage } from '#features/auth-actions/dead-link-page.tsx'
import { useCodeCheck } from '#features/auth-actions/use-code-check.ts'
import { useWaysOn } from '#features/auth-actions/use-ways-on.ts'
import { sessionMessages } from '#messages/account/sessions.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import styles from './end-session-page.module.css'

const texts = sessionMessages.newSignIn

type End = { kind: 'done' } | { kind: 'dead'; failure: LinkFailure }

const preview = (code: string) => call(previewNewSignIn, { body: { code } })

export function EndSessionPage({ code }: { code: string }) {
  const { check, retry } = useCodeCheck(code, preview)
  const [end, setEnd] = useState<End | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const signOut = async () => {
    setFailure(null)
    setBusy(true)
    try {
      await call(endNewSignIn, { body: { code } })
      setEnd({ kind: 'done' })
    } catch (error) {
      setBusy(false)
      const refused = actionFailure(error)
      if (refused.about === 'link') setEnd({ kind: 'dead', failure: refused.failure })
      else setFailure(refused.message)
    }
  }

  if (end?.kind === 'done') return <EndedPage />
  const dead = end?.kind === 'dead' ? end : check.state === 'dead' ? check : null
  if (dead) return <DeadLinkPage failure={dead.failure} texts={sessionMessages.deadNewSignIn} />

  return (
    <AuthLayout heading={texts.heading} lead={texts.lead}>
      <CheckedLink check={check} retry={retry}>
        {({ browser, system, network, startedAt, signedInWith }) => (
          <>
            <ul role="list" className={styles.facts}>
              <li className={styles.name}>{sessionMessages.browserOn(browser, system)}</li>
              {network === null ? null : <li>{sessionMessages.network(network)}</li>}
              <li>{sessionMessages.since(startedAt, signedInWith)}</li>
            </ul>
            <p>{texts.explain}</p>
            {failure === null ? null : <Notice tone="error">{failure}</Notice>}
            <Button wide variant="danger" busy={busy} busyLabel={texts.ending} onClick={() => void signOut()}>
              {texts.submit}
            </Button>
            <p>{texts.keep}</p>
            <LinkButton wide variant="quiet" to={paths.signIn}>
              {texts.signIn}
            </LinkButton>
          </>
        )}
      </CheckedLink>
    </AuthLayout>
  )
}

function EndedPage() {
  const next = useRef<HTMLAnchorElement>(null)
  const { newPassword, onward } = useWaysOn(texts.signIn)
  // The button that was pressed is gone: the keyboard goes on at what comes next.
  useEffect(() => next.current?.focus(), [])
  return (
    <AuthLayout key="ended" heading={texts.endedHeading}>
      <Notice tone="good">{texts.ended}</Notice>
      <p>{texts.advice}</p>
      <LinkButton ref={next} wide to={newPassword}>
        {texts.reset}
      </LinkButton>
      <LinkButton wide variant="secondary" to={onward.to}>
        {onward.label}
      </LinkButton>
    </AuthLayout>
  )
}
