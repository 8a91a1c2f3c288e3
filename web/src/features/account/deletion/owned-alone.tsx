/** What has no other owner than oneself, with the way to where that can be changed. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '#features/account/account.module.css'
import { leavingMessages } from '#messages/account/leaving.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'

const texts = leavingMessages.deletion

interface OwnedAloneProps {
  organizations: { name: string; displayName: string }[]
  publishers: { author_id: string; name: string }[]
}

export function OwnedAlone({ organizations, publishers }: OwnedAloneProps) {
  return (
    <>
      <Notice tone="info" announce="none">
        {texts.onlyOwner}
      </Notice>
      {organizations.length === 0 ? null : (
        <Names heading={texts.organizations}>
          {organizations.map(({ name, displayName }) => (
            <li key={name}>
              <Link to={paths.people(name)}>
                <bdi>{displayName}</bdi>
              </Link>
            </li>
          ))}
        </Names>
      )}
      {publishers.length === 0 ? null : (
        <Names heading={texts.publishers}>
          {publishers.map(({ author_id, name }) => (
            <li key={author_id}>
              <Link to={paths.publisher(author_id, 'settings')}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </Names>
      )}
    </>
  )
}

function Names({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.names}>
      <h3>{heading}</h3>
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </div>
  )
}
