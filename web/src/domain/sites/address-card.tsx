/** Where people come in: to open, to copy, and as a code to hang up. */
import { Link } from 'react-router'
import { settingsMessages } from '#messages/console/settings.ts'
import { copyText } from '#ui/export/copy-text.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { QrCode } from '#ui/media/qr-code.tsx'
import styles from './address-card.module.css'

const words = settingsMessages.address

interface Props {
  texts: { heading: string; lead: string; open: string }
  address: string
  /** The way there that signs in. */
  openAt: string
}

export function AddressCard({ texts, address, openAt }: Props) {
  const copy = async () => {
    try {
      await copyText(address)
      showToast({ kind: 'success', text: words.copied })
    } catch {
      showToast({ kind: 'error', text: words.notCopied })
    }
  }
  return (
    <Card id="settings-address" title={texts.heading} lead={texts.lead}>
      <div className={styles.address}>
        <div className={styles.words}>
          <p className={styles.link}>
            <bdi dir="ltr">{address}</bdi>
          </p>
          <div className={styles.choices}>
            <Button variant="secondary" onClick={() => void copy()}>
              {words.copy}
            </Button>
            <Link to={openAt} target="_blank" rel="noreferrer">
              {texts.open}
            </Link>
          </div>
        </div>
        <div className={styles.code}>
          <QrCode text={address} label={words.code(address)} />
        </div>
      </div>
    </Card>
  )
}
