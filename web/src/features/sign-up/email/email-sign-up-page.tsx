/** Sign-up by e-mail: the form, and the progress of what it sets off. */
import { Link, useLocation } from 'react-router'
import { SignUpProgressView } from '#features/sign-up/progress/sign-up-progress-view.tsx'
import { useSignUp } from '#features/sign-up/progress/use-sign-up.ts'
import { SignInLink } from '#features/sign-up/sign-in-link.tsx'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { paths } from '#paths.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useDoorPath } from '#ui/layout/door.ts'
import { putInto } from '#ui/layout/put-into.tsx'
import { useHydrated } from '#ui/loading/use-hydrated.ts'
import { decodeEmailParameter } from './email-parameter.ts'
import { EmailSignUpForm } from './email-sign-up-form.tsx'

export function EmailSignUpPage() {
  const { search } = useLocation()
  // The page that arrives is the same for every address; what the address says comes after.
  const hydrated = useHydrated()
  const query = new URLSearchParams(hydrated ? search : '')
  const username = query.get('username')?.trim() || null
  const email = decodeEmailParameter(query.get('email') ?? '')
  const { view, failure, signUp } = useSignUp()

  return (
    <AuthLayout
      heading={signUpMessages.emailHeading}
      lead={
        username === null ? (
          signUpMessages.emailLead
        ) : (
          <ChosenUsername username={username} changeable={view.shows === 'form'} />
        )
      }
      footer={view.shows === 'form' ? <SignInLink /> : undefined}
    >
      {view.shows === 'progress' ? <SignUpProgressView phase={view.phase} /> : null}
      {/* Kept while hidden, so that nothing typed is lost when something fails. */}
      <div hidden={view.shows !== 'form'}>
        <EmailSignUpForm email={email} failure={failure} onSubmit={(values) => signUp({ ...values, username })} />
      </div>
    </AuthLayout>
  )
}

function ChosenUsername({ username, changeable }: { username: string; changeable: boolean }) {
  const signUp = useDoorPath(paths.signUp)
  return (
    <>
      {putInto(signUpMessages.chosenUsername, { username: <strong dir="auto">{username}</strong> })}{' '}
      {changeable ? <Link to={signUp}>{signUpMessages.change}</Link> : null}
    </>
  )
}
