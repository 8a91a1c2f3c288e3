/**
 * The hand-off: makes a custom token on arrival and replaces itself with the site it is for. A site of ours is
 * first sent there for a nonce, where the server has not done so already.
 */
import { nonceIn } from '@atrium/contract/identity/hand-off'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { spacesMessages } from '#messages/organizations/sites.ts'
import { useSignedIn } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { PartBoundary } from '#ui/loading/part-boundary.tsx'
import styles from './hand-off.module.css'
import { useHandOff } from './use-hand-off.ts'

const texts = spacesMessages.go
const Refused = lazyPage(async () => (await import('./refused-hand-off.tsx')).RefusedHandOff)

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
      return <UnderWay host={site.host} />
    case 'refused':
      return (
        <PartBoundary entry="">
          <Suspense fallback={<UnderWay host={site.host} />}>
            <Refused.Page organization={organization ?? ''} refusal={state.refusal} onRetry={retry} />
          </Suspense>
        </PartBoundary>
      )
    case 'failed':
      return (
        <AuthLayout heading={texts.failed} lead={site.host}>
          <Notice tone="error">{state.failure}</Notice>
          {state.mayRetry && (
            <Button wide onClick={retry}>
              {texts.retry}
            </Button>
          )}
          <Back {...back} />
        </AuthLayout>
      )
  }
}

function UnderWay({ host }: { host: string }) {
  return (
    <AuthLayout heading={texts.title} lead={texts.calm(host)}>
      <div className={styles.progress} role="progressbar" aria-label={texts.title} />
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
