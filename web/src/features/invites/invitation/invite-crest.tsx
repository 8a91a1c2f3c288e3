/** Whose invite it is, by logo and colours. Decorative: the name stands beside it. */
import type { InvitePreview } from '@atrium/contract/people/invites'
import { useLayoutEffect, useRef } from 'react'
import { Logo } from '#ui/media/logo.tsx'
import styles from './invite-crest.module.css'

export function InviteCrest({ offer }: { offer: InvitePreview }) {
  const crest = useRef<HTMLDivElement>(null)
  const { colors } = offer
  useLayoutEffect(() => {
    // One property at a time: the content security policy refuses style attributes.
    if (colors === null) return
    crest.current?.style.setProperty('--crest-ground', colors.page_background)
    crest.current?.style.setProperty('--crest-line', colors.primary)
  }, [colors])
  return (
    <div ref={crest} className={styles.crest}>
      <span className={styles.logo}>
        <Logo name={offer.displayName} url={offer.logo_url} />
      </span>
    </div>
  )
}
