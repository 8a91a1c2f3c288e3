/** What signing up agrees to. */
import { Link } from 'react-router'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { paths } from '#paths.ts'
import { putInto } from '#ui/layout/put-into.tsx'
import styles from './agreement.module.css'

const { text, terms, privacy } = signUpMessages.agreement

export function Agreement() {
  return (
    <p className={styles.agreement}>
      {putInto(text, {
        terms: <Link to={paths.terms}>{terms}</Link>,
        privacy: <Link to={paths.privacy}>{privacy}</Link>,
      })}
    </p>
  )
}
