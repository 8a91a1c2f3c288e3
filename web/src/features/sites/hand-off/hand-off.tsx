/**
 * The hand-off: makes a custom token on arrival and replaces itself with the site it is for. A site of ours is
 * first sent there for a nonce, where the server has not done so already.
 */
import type { RuleRefusal } from '@atrium/contract/endpoint'
import { nonceIn } from '@atrium/contract/identity/hand-off'
import { EntryRefused, useRefusedTitle } from '#domain/entry/entry-refused.tsx'
import { useLocation } from 'react-router'
import { spacesMessages } from '#messages/organizations/sites.ts'
import { useSignedIn } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import styles from './hand-off.module.css'
import { useHandOff } from './use-hand-off.ts'

const texts = spacesMessages.go

/** Where one turns who cannot go on. */
export interface WayBack {
  to: string
  label: string
}

interface Props {
  site: URL
  /** Whether the site is a page of ours, which asks with a nonce. */
  own: boolean
  exists: () => Promise<boolean>
  /** Whose site it is, by name, where an organization's rules are asked. */
  organization?: string
  /** That nobody lives there. */
  unknown: string
  back: WayBack
}

export function HandOff({ site, own, exists, organization, unknown, back }: Props) {
  const { uid } = useSignedIn()
  const nonce = nonceIn(new URLSearchParams(useLocation().search))
  const { state, retry } = useHandOff(
    { uid, siteHref: site.href, organization, nonce, begins: own && nonce === null },
    exists,
  )
  switch (state.is) {
    case 'nowhere':
      return <UnknownSite heading={unknown} back={back} />
    case 'under-way':
      return (
        <AuthLayout heading={texts.title} lead={texts.calm(site.host)}>
          <div className={styles.progress} role="progressbar" aria-label={texts.title} />
        </AuthLayout>
      )
    case 'refused':
      return <Refused organization={organization ?? ''} refusal={state.refusal} onRetry={retry} />
    case 'failed':
      return (
        <AuthLayout heading={texts.failed} lead={site.host}>
          <Notice tone="error">{state.failure}</Notice>
          <Button wide onClick={retry}>
            {texts.retry}
          </Button>
          <Back {...back} />
        </AuthLayout>
      )
  }
}

function Refused(refused: { organization: string; refusal: RuleRefusal; onRetry: () => void }) {
  return (
    <AuthLayout heading={useRefusedTitle(refused)}>
      <EntryRefused {...refused} />
    </AuthLayout>
  )
}

export function UnknownSite({ heading, back }: { heading: string; back: WayBack }) {
  return (
    <AuthLayout heading={heading}>
      <Back {...back} />
    </AuthLayout>
  )
}

function Back({ to, label }: WayBack) {
  return (
    <LinkButton wide variant="secondary" to={to}>
      {label}
    </LinkButton>
  )
}
