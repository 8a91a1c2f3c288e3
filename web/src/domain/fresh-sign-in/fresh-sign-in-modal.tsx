/** Asks once more who it is, in whatever ways the account has and this browser can: the one dialog that does. */
import { useState } from 'react'
import { freshSignInMessages as texts } from '#messages/account/fresh-sign-in.ts'
import { usePageSettings } from '#page-settings.ts'
import { Modal } from '#ui/overlay/modal.tsx'
import type { Mailed } from './ask-for-mail.ts'
import type { FreshSignInProps } from './fresh-sign-in-props.ts'
import { MailedCode } from './mailed-code.tsx'
import { MailedLink } from './mailed-link.tsx'
import { Ways } from './ways.tsx'

export function FreshSignInModal({ onConfirmed, onClose }: FreshSignInProps) {
  const hosted = usePageSettings().identity.provider !== 'embedded'
  const [busy, setBusy] = useState(false)
  const [mailed, setMailed] = useState<Mailed | null>(null)
  const [cameBack, setCameBack] = useState(false)
  const shared = { busy, onBusy: setBusy, onConfirmed, onClose }
  const back = () => {
    setMailed(null)
    setCameBack(true)
  }
  return (
    <Modal open title={texts.title} lead={leadOf(mailed, hosted)} busy={busy} onClose={onClose}>
      {mailed === null ? <Ways {...shared} hosted={hosted} cameBack={cameBack} onMailed={setMailed} /> : null}
      {mailed !== null && !hosted ? (
        <MailedCode {...shared} mailed={mailed} onMailed={setMailed} onOtherWay={back} />
      ) : null}
      {mailed !== null && hosted ? <MailedLink {...shared} onOtherWay={back} /> : null}
    </Modal>
  )
}

function leadOf(mailed: Mailed | null, hosted: boolean): string {
  if (mailed === null) return texts.lead
  return hosted ? texts.linkLead(mailed.to) : texts.codeLead(mailed.to)
}
