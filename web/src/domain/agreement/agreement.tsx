/** What somebody agrees to who gets an account of their own. */
import { Link } from 'react-router'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { paths } from '#paths.ts'
import { putInto } from '#ui/layout/put-into.tsx'
import styles from './agreement.module.css'

const { terms, privacy } = signUpMessages.agreement

/** `text` has the places `{terms}` and `{privacy}`. */
export function Agreement({ text }: { text: string }) {
  return (
    <p className={styles.agreement}>
      {putInto(text, {
        terms: <Link to={paths.terms}>{terms}</Link>,
        privacy: <Link to={paths.privacy}>{privacy}</Link>,
      })}
    </p>
  )
}
