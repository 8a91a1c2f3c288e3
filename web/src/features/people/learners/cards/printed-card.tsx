/** One card: who it is for, where it opens, the QR code, and the same in letters for a device without a camera. */
import type { LearnerCard } from '@atrium/contract/people/learner'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { LearnerPicture } from '#domain/learners/learner-picture.tsx'
import { learnerPictureMessages } from '#messages/people/learner-pictures.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { QrCode } from '#ui/media/qr-code.tsx'
import styles from './card-sheet.module.css'

const texts = learnerMessages.sheet
/** More than two lines of the usual size. */
const LONG_NAME = 30
/** More than a line. */
const LONG_USERNAME = 20

export function PrintedCard({ card }: { card: LearnerCard }) {
  const { displayName: organization } = useOrganization()
  const { displayName: name, username, code, address, pictures } = card
  return (
    <li className={styles.card} aria-label={texts.card(name)}>
      <div className={styles.code}>
        <QrCode text={address} label={texts.qr(name)} />
      </div>
      <div className={styles.words}>
        <p className={styles.organization}>{organization}</p>
        <p className={name.length > LONG_NAME ? [styles.name, styles.long].join(' ') : styles.name}>
          <bdi>{name}</bdi>
        </p>
        <dl className={styles.facts}>
          <dt>{texts.username}</dt>
          <dd className={username.length > LONG_USERNAME ? styles.small : undefined}>
            <bdi dir="ltr">{username}</bdi>
          </dd>
          <dt>{texts.code}</dt>
          <dd className={styles.letters}>
            <bdi dir="ltr">{code}</bdi>
          </dd>
        </dl>
        {pictures === null ? null : (
          <ol role="list" className={styles.pictures} aria-label={texts.pictures}>
            {pictures.map((picture) => (
              <li key={picture}>
                <LearnerPicture picture={picture} label={learnerPictureMessages.names[picture]} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <p className={styles.address} dir="ltr">
        {shortAddress(address)}
      </p>
    </li>
  )
}

/** As somebody types it: without its scheme, and without what only a camera reads. */
function shortAddress(address: string): string {
  const { host, pathname } = new URL(address)
  return host + pathname
}
