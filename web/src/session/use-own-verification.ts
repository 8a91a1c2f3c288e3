/** The link that confirms the signed-in person's address, from a button; and the word of another tab that it was opened. */
import { useEffect, useState } from 'react'
import { showErrorToast } from '#api/show-error-toast.ts'
import { mailOwnVerification } from './mail-own-verification.ts'
import { watchOtherTabs } from './other-tabs.ts'

interface OwnVerification {
  isSent: boolean
  busy: boolean
  send: () => Promise<void>
}

/** `onElsewhere` runs where another tab of this browser has changed the account: nobody has to say so here. */
export function useOwnVerification(onElsewhere: () => void): OwnVerification {
  const [isSent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() =>
    watchOtherTabs((change) => {
      if (change === 'account') onElsewhere()
    }),
  )
  return {
    isSent,
    busy,
    async send() {
      setBusy(true)
      if (await mailOwnVerification(showErrorToast)) setSent(true)
      setBusy(false)
    },
  }
}
