/** The page of a mailed link to sign in with: says who signs in, and in whose place, and does so at a press, never by itself. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AccountChoice, accountQuestion } from '#domain/account-question/account-choice.tsx'
import { actionFailure, type LinkFailure } from '#features/auth-actions/action-failure.ts'
import { CheckedLink } from '#features/auth-actions/checked-link.tsx'
import { DeadLinkPage } from '#features/auth-actions/dead-link-page.tsx'
import { useCodeCheck } from '#features/auth-actions/use-code-check.ts'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { mailedSignInMessages } from '#messages/account/mailed-sign-in.ts'
import { signInMessages as texts } from '#messages/account/sign-in.ts'
import { paths } from '#paths.ts'
import { endingReplaced } from '#session/arrivals/replace-session.ts'
import { checkSignInLink, signInWithLink } from '#session/mailed-sign-in.ts'
import { knownSession, useSession } from '#session/session.ts'
import type { SessionUser } from '#session/session-user.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { ConsentButton, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useProductName } from '#ui/layout/product-name.ts'

interface SignInLinkPageProps {
  code: string
  /** Where to go on; an address of another site is none. */
  continueUrl: string | null
}

export function SignInLinkPage({ code, continueUrl }: SignInLinkPageProps) {
  const navigate = useNavigate()
  const { check, retry } = useCodeCheck(code, checkOnceKnown)
  const [dead, setDead] = useState<LinkFailure | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { user } = useSession()
  const email = check.state === 'good' ? check.found : null
  const stranger = user !== null && email !== null && nameKey(user.email ?? '') !== nameKey(email) ? user : null
  // Who was asked about stays in sight until the way leads on, though they are signed in no longer by then.
  const [replaced, setReplaced] = useState<SessionUser | null>(null)

  const signIn = async (as: string) => {
    setFailure(null)
    setReplaced(stranger)
    try {
      await endingReplaced(() => signInWithLink(as, code))
    } catch (error) {
      setReplaced(null)
      const refused = actionFailure(error)
      if (refused.about === 'link') setDead(refused.failure)
      else setFailure(refused.message)
      throw error
    }
    await navigate(ownAddress(continueUrl) ?? paths.organizations, { replace: true })
  }

  const over = dead ?? (check.state === 'dead' ? check.failure : null)
  if (over !== null) return <DeadLinkPage failure={over} texts={authActionMessages.deadSignIn} />
  const current = replaced ?? stranger
  if (current !== null && email !== null) {
    return <InPlaceOf current={current} email={email} failure={failure} onAccept={() => signIn(email)} />
  }
  return (
    <AuthLayout
      heading={mailedSignInMessages.linkHeading}
      lead={email === null ? undefined : mailedSignInMessages.linkLead(email)}
    >
      <CheckedLink check={check} retry={retry}>
        {(found) => <SignIn failure={failure} onPress={() => signIn(found)} />}
      </CheckedLink>
    </AuthLayout>
  )
}

function SignIn({ failure, onPress }: { failure: string | null; onPress: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const press = () => {
    setBusy(true)
    onPress().catch(() => setBusy(false))
  }
  return (
    <>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <ConsentButton wide busy={busy} busyLabel={texts.signingIn} onClick={press}>
        {mailedSignInMessages.linkSubmit}
      </ConsentButton>
      <LinkButton wide variant="quiet" to={paths.signIn}>
        {texts.otherAccount}
      </LinkButton>
    </>
  )
}

interface InPlaceOfProps {
  current: SessionUser
  email: string
  failure: string | null
  onAccept: () => Promise<void>
}

/** Of the account that the link is for nothing is known here but its address. */
function InPlaceOf({ current, email, failure, onAccept }: InPlaceOfProps) {
  const navigate = useNavigate()
  const asked = { newcomer: { uid: '', email, displayName: null, photoURL: null }, current }
  const { title, lead } = accountQuestion(useProductName(), asked)
  return (
    <AuthLayout heading={title} lead={lead}>
      <AccountChoice
        {...asked}
        failure={failure}
        onAccept={onAccept}
        onDecline={() => void navigate(paths.organizations, { replace: true })}
      />
    </AuthLayout>
  )
}

/** Who is to sign in, and only once it is known who is here: nobody is replaced before it could be said. */
async function checkOnceKnown(code: string): Promise<string> {
  const email = await checkSignInLink(code)
  await knownSession()
  return email
}

function ownAddress(continueUrl: string | null): string | null {
  if (continueUrl === null || !URL.canParse(continueUrl)) return null
  const { origin, pathname, search } = new URL(continueUrl)
  // A path of two slashes would by itself be another host's address.
  return origin === location.origin && !pathname.startsWith('//') ? `${pathname}${search}` : null
}
