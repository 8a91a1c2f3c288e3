/** Where an organization's people come in: to open, to copy, and as a code to hang up. */
import { settingsMessages } from '#messages/console/settings.ts'
import { Link } from 'react-router'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { copyText } from '#ui/export/copy-text.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { QrCode } from '#ui/media/qr-code.tsx'
import styles from './settings.module.css'

const texts = settingsMessages.address

export function AddressCard({ name }: { name: string }) {
  const { organizationSite: template } = usePageSettings()
  // The name is the server's own answer: what somebody typed would have to be checked (`domain/sites`).
  const address = new URL(template.replaceAll('{name}', name)).href
  const copy = async () => {
    try {
      await copyText(address)
      showToast({ kind: 'success', text: texts.copied })
    } catch {
      showToast({ kind: 'error', text: texts.notCopied })
    }
  }
  return (
    <Card id="settings-address" title={texts.heading} lead={texts.lead}>
      <div className={styles.address}>
        <div className={styles.form}>
          <p className={styles.link}>{address}</p>
          <div className={styles.choices}>
            <Button variant="secondary" onClick={() => void copy()}>
              {texts.copy}
            </Button>
            <Link to={paths.goToOrganization(name)} target="_blank" rel="noreferrer">
              {texts.open}
            </Link>
          </div>
        </div>
        <div className={styles.code}>
          <QrCode text={address} label={texts.code(address)} />
        </div>
      </div>
    </Card>
  )
}
