/** What signing up agrees to. */
import { Link } from 'react-router'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { paths } from '#paths.ts'
import styles from './agreement.module.css'

const { before, terms, between, privacy, after } = signUpMessages.agreement

export function Agreement() {
  return (
    <p className={styles.agreement}>
      {before}
      <Link to={paths.terms}>{terms}</Link>
      {between}
      <Link to={paths.privacy}>{privacy}</Link>
      {after}
    </p>
  )
}
