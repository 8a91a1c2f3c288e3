/** Step 2 of sign-up: how to sign up. */
import { googleMessages } from '#messages/account/google.ts'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { paths, withQuery } from '#paths.ts'
import { useGoogle } from '#session/google/use-google.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { GoogleButton } from '#ui/form/buttons/google-button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useRedirect } from '#ui/layout/door.ts'
import { putInto } from '#ui/layout/put-into.tsx'
import styles from './method-step.module.css'
import { SignUpProgressView } from './progress/sign-up-progress-view.tsx'
import { useGoogleSignUp } from './progress/use-google-sign-up.ts'
import { SignInLink } from './sign-in-link.tsx'

export function MethodStep({ username, onChange }: { username: string; onChange: () => void }) {
  const redirect = useRedirect()
  const { isUnderWay, left, finish, signUp } = useGoogleSignUp()
  const google = useGoogle((idToken) => signUp(idToken, username))

  if (left !== null) return <left.Page unfinished={left.unfinished} onFinished={() => void finish()} />
  if (isUnderWay) {
    return (
      <AuthLayout key="method" heading={signUpMessages.methodHeading}>
        <SignUpProgressView phase="creatingAccount" />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout key="method" heading={signUpMessages.methodHeading} footer={<SignInLink />}>
      <div className={styles.chosen}>
        <p>{putInto(signUpMessages.chosenUsername, { username: <strong dir="auto">{username}</strong> })}</p>
        <Button variant="quiet" onClick={onChange}>
          {signUpMessages.change}
        </Button>
      </div>
      <LinkButton to={withQuery(paths.signUpEmail, { username, redirect })} wide>
        {signUpMessages.withEmail}
      </LinkButton>
      <GoogleButton
        label={googleMessages.signUp}
        onPress={google.open}
        busy={google.busy}
        status={google.waiting ? googleMessages.waiting : null}
        failure={google.failure}
      />
    </AuthLayout>
  )
}
