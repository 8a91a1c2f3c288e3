/** The address as it will be, in the likeness of a browser's address bar; while there is none, the one that would fit. */
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { usePageSettings } from '#page-settings.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { breakableDomain } from '#ui/layout/breakable.tsx'
import styles from './address-preview.module.css'

const texts = organizationsMessages.create

interface Props {
  name: string
  /** Absent: none fits. */
  suggested: string | undefined
  onUse: (suggested: string) => void
}

export function AddressPreview({ name, suggested, onUse }: Props) {
  const { organizationOrigin } = usePageSettings()
  const [before, after] = organizationOrigin.split('{name}')
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{texts.preview}</figcaption>
      <div className={styles.bar}>
        <p className={styles.address} dir="ltr">
          {before}
          {name === '' ? (
            <span className={styles.blank}>{suggested ?? texts.previewPlaceholder}</span>
          ) : (
            <strong>{name}</strong>
          )}
          <wbr />
          {breakableDomain(after ?? '')}
        </p>
        {name === '' && suggested !== undefined && (
          <Button
            variant="quiet"
            className={styles.use}
            aria-label={texts.useSuggestionNamed(suggested)}
            onClick={() => onUse(suggested)}
          >
            {texts.useSuggestion}
          </Button>
        )}
      </div>
    </figure>
  )
}
