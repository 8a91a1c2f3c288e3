/** Where an organization's own sign-in sends its people back to: signs them in, asks whether they mean it, or says why not. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AccountChoice, accountQuestion } from '#domain/account-question/account-choice.tsx'
import { organizationSignInMessages as texts } from '#messages/account/organization-sign-in.ts'
import { paths, withQuery } from '#paths.ts'
import { begunSignIn, takeBegun } from '#session/arrivals/begun-organization-sign-in.ts'
import { type Arrived, finishOrganizationSignIn } from '#session/arrivals/organization-sign-in.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useProductName } from '#ui/layout/product-name.ts'

type Asking = Extract<Arrived, { is: 'asking' }>

/** `problem`: what the server says already. */
export function ReturnPage({ problem: asked }: { problem: string | null }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState(asked)
  const [setOut] = useState(begunSignIn)
  const [asking, setAsking] = useState<Asking | null>(null)
  // What arrived is told once: a second effect of the same page finds nothing.
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    // Whatever comes back in this tab later was not begun by it.
    if (asked !== null) return void takeBegun()
    finishOrganizationSignIn()
      .then((arrived) => {
        if (arrived.is === 'refused') setProblem(arrived.problem)
        else if (arrived.is === 'asking') setAsking(arrived)
        else void navigate(onward(arrived.redirect), { replace: true })
      })
      .catch(() => setProblem('failed'))
  }, [asked, navigate])

  useEffect(() => {
    if (asking === null) return
    // Gone without an answer: nobody will ever use what has been started.
    const leave = () => void asking.newcomer.decline()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [asking])

  if (problem !== null) {
    return (
      <AuthLayout key="problem" heading={texts.notSignedIn}>
        <Notice tone="warning">
          {Object.hasOwn(texts.problems, problem) ? words[problem] : texts.problems.failed}
        </Notice>
        <LinkButton wide to={onward(setOut?.redirect ?? null)} state={setOut && { email: setOut.hint }}>
          {texts.again}
        </LinkButton>
      </AuthLayout>
    )
  }
  if (asking !== null) {
    return (
      <Question
        asking={asking}
        onAccept={async () => {
          await asking.newcomer.accept()
          await navigate(onward(asking.redirect), { replace: true })
        }}
        onDecline={() => {
          void asking.newcomer.decline()
          void navigate(onward(null), { replace: true })
        }}
      />
    )
  }
  return (
    <AuthLayout heading={texts.finishing}>
      <Spinner />
    </AuthLayout>
  )
}

interface QuestionProps {
  asking: Asking
  onAccept: () => Promise<void>
  onDecline: () => void
}

function Question({ asking: { newcomer, current }, ...answers }: QuestionProps) {
  const asked = { newcomer: newcomer.user, current }
  const { title, lead } = accountQuestion(useProductName(), asked)
  return (
    <AuthLayout heading={title} lead={lead}>
      <AccountChoice {...asked} {...answers} />
    </AuthLayout>
  )
}

/** The guard of the sign-in page leads on whoever is signed in, and decides where that may be. */
function onward(redirect: string | null): string {
  return withQuery(paths.signIn, redirect === null ? {} : { redirect })
}

const words: Partial<Record<string, string>> = texts.problems
