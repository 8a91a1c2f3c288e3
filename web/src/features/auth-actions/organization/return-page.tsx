/** Where an organization's own sign-in sends its people back to: signs them in, or says why not. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { organizationSignInMessages as texts } from '#messages/account/organization-sign-in.ts'
import { paths, withQuery } from '#paths.ts'
import { finishOrganizationSignIn } from '#session/organization-sign-in.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'

/** `problem`: what the server says already. */
export function ReturnPage({ problem: asked }: { problem: string | null }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState(asked)
  // What arrived is told once: a second effect of the same page finds nothing.
  const begun = useRef(false)

  useEffect(() => {
    if (asked !== null || begun.current) return
    begun.current = true
    finishOrganizationSignIn()
      .then(({ redirect, problem: found }) => {
        if (found !== null) setProblem(found)
        // Its guard leads on whoever is signed in, and decides where that may be.
        else navigate(withQuery(paths.signIn, redirect === null ? {} : { redirect }), { replace: true })
      })
      .catch(() => setProblem('failed'))
  }, [asked, navigate])

  if (problem === null) {
    return (
      <AuthLayout heading={texts.finishing}>
        <Spinner />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout key="problem" heading={texts.notSignedIn}>
      <Notice tone="warning">{Object.hasOwn(texts.problems, problem) ? words[problem] : texts.problems.failed}</Notice>
      <LinkButton wide to={paths.signIn}>
        {texts.again}
      </LinkButton>
    </AuthLayout>
  )
}

const words: Partial<Record<string, string>> = texts.problems
