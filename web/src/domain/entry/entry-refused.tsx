/** Who is not let in to an organization yet: why, what to do, and the way on afterwards. The page around it has the heading. */
import type { RuleRefusal } from '@atrium/contract/endpoint'
import type { OwnRules } from '@atrium/contract/organizations/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { showErrorToast } from '#api/show-error-toast.ts'
import { entryMessages as texts } from '#messages/organizations/entry.ts'
import { paths, withQuery } from '#paths.ts'
import { askForFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { offersPasskeys } from '#session/passkeys/offers-passkeys.ts'
import { signOut, useSignedIn } from '#session/session.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import styles from './entry-refused.module.css'
import { ownRules } from './own-rules.ts'

interface Refused {
  /** The organization's name; what people call it, where that is known. */
  organization: string
  refusal: RuleRefusal
}

/** The heading for a page that says so. */
export function useRefusedTitle({ organization, refusal }: Refused): string {
  const { rules } = useRules(organization)
  return texts[refusal].title(rules?.displayName ?? organization)
}

function useRules(organization: string): { rules: OwnRules | undefined } {
  const { uid } = useSignedIn()
  const { data } = useQuery(ownRules(uid, organization))
  return { rules: data?.results[0] }
}

/** `onRetry` asks for what was refused once more. */
export function EntryRefused({ organization, refusal, onRetry }: Refused & { onRetry: () => void }) {
  const { rules } = useRules(organization)
  return (
    <div className={styles.refused}>
      {refusal === 'second_step_required' && <SecondStep onRetry={onRetry} />}
      {refusal === 'sign_in_way_not_allowed' && <AnotherWay rules={rules} />}
      {refusal === 'sign_in_too_old' && <Again rules={rules} onRetry={onRetry} />}
      <LinkButton variant="quiet" to={paths.organizations}>
        {texts.back}
      </LinkButton>
    </div>
  )
}

function SecondStep({ onRetry }: { onRetry: () => void }) {
  const words = texts.second_step_required
  return (
    <>
      <p>{words.lead}</p>
      <ToSecurity label={words.action} />
      {offersPasskeys() && (
        <>
          <p className={styles.hint}>{words.otherHint}</p>
          <AskAgain variant="secondary" label={words.other} onConfirmed={onRetry} />
        </>
      )}
    </>
  )
}

function AnotherWay({ rules }: { rules: OwnRules | undefined }) {
  const words = texts.sign_in_way_not_allowed
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    // Whoever is signed out here is asked to sign in, and led back to this address.
    signOut().catch((error: unknown) => {
      setBusy(false)
      void showErrorToast(error)
    })
  }
  return (
    <>
      <p>{words.lead(rules?.ways ?? null)}</p>
      <Button wide busy={busy} onClick={leave}>
        {words.action}
      </Button>
      <p className={styles.hint}>{words.otherHint}</p>
      <ToSecurity label={words.other} variant="secondary" />
    </>
  )
}

function Again({ rules, onRetry }: { rules: OwnRules | undefined; onRetry: () => void }) {
  const words = texts.sign_in_too_old
  return (
    <>
      <p>{words.lead(rules?.fresh_hours ?? null)}</p>
      <AskAgain label={words.action} onConfirmed={onRetry} />
    </>
  )
}

function ToSecurity({ label, variant }: { label: string; variant?: 'secondary' }) {
  const { uid } = useSignedIn()
  const { pathname } = useLocation()
  return (
    <LinkButton wide variant={variant} to={withQuery(paths.security(uid), { next: pathname })}>
      {label}
    </LinkButton>
  )
}

interface AskAgainProps {
  label: string
  variant?: 'secondary'
  onConfirmed: () => void
}

/** By the dialog that asks who it is: a new session begins, here and now. */
function AskAgain({ label, variant, onConfirmed }: AskAgainProps) {
  // Who would rather not is left where they are.
  const ask = () => void askForFreshSignIn().then(onConfirmed, () => undefined)
  return (
    <Button wide variant={variant} onClick={ask}>
      {label}
    </Button>
  )
}
