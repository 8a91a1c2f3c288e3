/** The ways to sign in: a password and Google, each set or taken away, but never the last one. */
import { useQuery } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { showErrorToast } from '#api/show-error-toast.ts'
import { ownWays } from '#domain/fresh-sign-in/own-ways.ts'
import { ownPasskeys } from '#domain/passkeys/own-passkeys.ts'
import { useRefresh } from '#features/security/use-refresh.ts'
import { wayMessages } from '#messages/account/ways.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { connectGoogle, disconnectGoogle } from '#session/account-actions.ts'
import type { SignInWays } from '#session/fresh-sign-in/confirm-identity.ts'
import { useSignedIn } from '#session/session.ts'
import { useGoogle } from '#session/google/use-google.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { GoogleButton } from '#ui/form/buttons/google-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { SetPassword } from './set-password.tsx'
import { unlessAlready, wordedForConnecting } from './way-refusals.ts'
import styles from './ways.module.css'
import { WaysSkeleton } from './ways-skeleton.tsx'

const texts = wayMessages.card
/** Connected or not: the newer one is how it is. */
const topic = 'google'

export function WaysCard() {
  const { uid } = useSignedIn()
  const query = useQuery(ownWays(uid))
  return (
    <Card id="ways" title={texts.title} lead={texts.lead} isBusy={query.isFetching}>
      <Loaded query={query} texts={texts} shape={<WaysSkeleton />}>
        {(data) => (
          <ul role="list" className={styles.list} aria-label={texts.list}>
            <PasswordWay uid={uid} ways={data} />
            <GoogleWay uid={uid} ways={data} />
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

interface WayProps {
  uid: string
  ways: SignInWays
}

function PasswordWay({ uid, ways }: WayProps) {
  const refresh = useRefresh()
  const [isOpen, setIsOpen] = useState(false)
  const isSet = ways.email !== null
  return (
    <li className={styles.way}>
      <div>
        <h3>{texts.password}</h3>
        <p className={styles.state}>
          {isSet ? <Link to={paths.profile(uid)}>{texts.passwordSet}</Link> : texts.passwordNone}
        </p>
      </div>
      {isSet ? null : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {texts.setPassword}
        </Button>
      )}
      {isOpen && (
        <SetPassword
          onClose={() => setIsOpen(false)}
          onSet={(isNew) => {
            setIsOpen(false)
            const { done, already } = wayMessages.setPassword
            showToast(isNew ? { kind: 'success', text: done } : { kind: 'info', text: already })
            void refresh()
          }}
        />
      )}
    </li>
  )
}

function GoogleWay({ uid, ways }: WayProps) {
  const refresh = useRefresh()
  const { google: isOffered, passkeys: hasPasskeys } = usePageSettings()
  const { data: passkeys = [] } = useQuery({ ...ownPasskeys(uid), enabled: hasPasskeys })
  const [asked, setAsked] = useState(false)
  const google = useGoogle(async (idToken) => {
    const isNew = await unlessAlready(connectGoogle(idToken)).catch((error: unknown) => {
      throw wordedForConnecting(error)
    })
    showToast(
      isNew ? { kind: 'success', text: texts.connected, topic } : { kind: 'info', text: texts.connectedAlready, topic },
    )
    await refresh()
  })
  const ending = useMutation({
    mutationFn: () => unlessAlready(disconnectGoogle()),
    async onSuccess(isNew) {
      setAsked(false)
      showToast(
        isNew
          ? { kind: 'success', text: texts.disconnected, topic }
          : { kind: 'info', text: texts.disconnectedAlready, topic },
      )
      await refresh()
    },
    onError: (error) => void showErrorToast(error),
  })
  const isLast = ways.google && ways.email === null && passkeys.length === 0
  if (!isOffered && !ways.google) return null

  return (
    <li className={styles.way}>
      <div>
        <h3>{texts.google}</h3>
        <p className={styles.state}>{ways.google ? texts.googleConnected : texts.googleNone}</p>
      </div>
      {ways.google ? (
        <Button variant="secondary" disabled={isLast} onClick={() => setAsked(true)}>
          {texts.disconnect}
        </Button>
      ) : (
        <GoogleButton
          label={texts.connect}
          onPress={google.open}
          busy={google.busy}
          status={google.waiting ? texts.connecting : null}
          failure={google.failure}
          alone
        />
      )}
      {isLast ? (
        <div className={styles.whole}>
          <Notice tone="info" announce="none">
            {texts.onlyWay}
          </Notice>
        </div>
      ) : null}
      {asked && (
        <ConfirmModal
          title={wayMessages.disconnect.title}
          lead={wayMessages.disconnect.lead}
          texts={wayMessages.disconnect}
          isDanger
          busy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  )
}
