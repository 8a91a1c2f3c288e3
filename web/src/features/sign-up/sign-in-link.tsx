/** The way out of sign-up for someone who has an account. */
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { signUpMessages } from '#messages/sign-up.ts'

export function SignInLink() {
  return (
    <p>
      {signUpMessages.haveAccount} <Link to={paths.signIn}>{signUpMessages.signIn}</Link>
    </p>
  )
}
