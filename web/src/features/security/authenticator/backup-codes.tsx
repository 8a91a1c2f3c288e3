/** Backup codes, shown this once: to copy, to download, to print. */
import { useState } from 'react'
import { secondStepMessages } from '#messages/account/second-step.ts'
import { copyText } from '#ui/export/copy-text.ts'
import { saveFile } from '#ui/export/save-file.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { useProductName } from '#ui/layout/product-name.ts'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import styles from './authenticator.module.css'

const texts = secondStepMessages.codes

interface Props {
  codes: readonly string[]
  /** What was done just before, told with them. */
  told: string | undefined
  onClose: () => void
}

export function BackupCodes({ codes, told, onClose }: Props) {
  const product = useProductName()
  const [copied, setCopied] = useState<boolean>()
  const [isFileSaved, setFileSaved] = useState(false)
  const text = codes.join('\n')
  const copy = () =>
    copyText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const download = () => {
    saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), texts.fileName(product))
    setFileSaved(true)
  }

  const lead = (
    <>
      {told !== undefined && <span className={styles.told}>{told} </span>}
      {texts.lead}
    </>
  )

  return (
    <Modal open isStatic title={texts.title} lead={lead} onClose={onClose}>
      <ul role="list" className={styles.codes} aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      {copied === true && <Notice tone="good">{texts.copied}</Notice>}
      {copied === false && <Notice tone="error">{texts.copyFailed}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button variant="secondary" onClick={download}>
          {texts.download}
        </Button>
      </div>
      <ModalActions>
        <Button onClick={onClose}>{texts.done}</Button>
      </ModalActions>
      <UnsavedChanges unsaved={copied !== true && !isFileSaved} texts={texts.leave} onLeave={onClose} />
    </Modal>
  )
}
