/** The ways out of the page: to a new organization, to sign-in, and to what is known about the service. */
import { Link } from 'react-router'
import { findMessages } from '#messages/organizations/find.ts'
import { paths } from '#paths.ts'
import { useProductName } from '#ui/layout/product-name.ts'
import styles from './find-footer.module.css'

const more = [
  [paths.terms, findMessages.terms],
  [paths.privacy, findMessages.privacy],
  [paths.status, findMessages.status],
  [paths.support, findMessages.support],
] as const

export function FindFooter() {
  const product = useProductName()
  return (
    <>
      <p>
        {findMessages.newHere(product)} <Link to={paths.signUp}>{findMessages.create}</Link>
      </p>
      <p>
        {findMessages.haveAccount} <Link to={paths.signIn}>{findMessages.login}</Link>
      </p>
      <nav aria-label={findMessages.more}>
        <ul className={styles.more}>
          {more.map(([path, text]) => (
            <li key={path}>
              <Link to={path}>{text}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
