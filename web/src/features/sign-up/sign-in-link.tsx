/** The way out of sign-up for someone who has an account. */
import { Link } from 'react-router'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { paths } from '#paths.ts'
import { useDoorPath } from '#ui/layout/door.ts'

export function SignInLink() {
  const signIn = useDoorPath(paths.signIn)
  return (
    <p>
      {signUpMessages.haveAccount} <Link to={signIn}>{signUpMessages.signIn}</Link>
    </p>
  )
}
