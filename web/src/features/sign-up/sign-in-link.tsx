/** The way out of sign-up for someone who has an account. */
import { Link } from 'react-router'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { paths } from '#paths.ts'

export function SignInLink() {
  return (
    <p>
      {signUpMessages.haveAccount} <Link to={paths.signIn}>{signUpMessages.signIn}</Link>
    </p>
  )
}
