/** Opens the door of the invite that a sign-in or sign-up of this tab was begun for, on a page that was loaded again. */
import type { InvitePreview } from '@atrium/contract/people/invites'
import { useEffect, useState } from 'react'
import { previewOf } from './invitation/preview-of.ts'
import { useDoorOfOffer } from './use-door-of-offer.ts'

export function DoorOfBegun({ token }: { token: string }) {
  const [offer, setOffer] = useState<InvitePreview>()
  useEffect(() => {
    let left = false
    void previewOf(token).then((preview) => {
      if (!left && preview.is === 'offer') setOffer(preview.offer)
    })
    return () => {
      left = true
    }
  }, [token])
  useDoorOfOffer(offer)
  return null
}
