/** The address as it will be, in the likeness of a browser's address bar. */
import { usePageSettings } from '#app/page-settings.ts'
import { organizationsMessages } from '#messages/organizations.ts'
import styles from './address-preview.module.css'

const texts = organizationsMessages.create

export function AddressPreview({ name }: { name: string }) {
  const { organizationOrigin } = usePageSettings()
  const [before, after] = organizationOrigin.split('{name}')
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{texts.preview}</figcaption>
      <p className={styles.bar}>
        <span className={styles.address}>
          {before}
          {name === '' ? <span className={styles.blank}>{texts.previewPlaceholder}</span> : <strong>{name}</strong>}
          {after}
        </span>
      </p>
    </figure>
  )
}
