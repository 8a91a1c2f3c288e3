/** What signing up agrees to. */
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { signUpMessages } from '#messages/sign-up.ts'
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
