/** The own passkeys: what one is, those there are, and a new one. */
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import type { Passkey } from '@atrium/contract/identity/passkeys'
import { useQuery } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { useRef, useState } from 'react'
import { ownPasskeys } from '#domain/passkeys/own-passkeys.ts'
import { useRefresh } from '#features/security/use-refresh.ts'
import { passkeyMessages } from '#messages/account/passkeys.ts'
import { usePageSettings } from '#page-settings.ts'
import { passkeyFailure } from '#session/passkeys/passkey-failure.ts'
import { offersPasskeys } from '#session/passkeys/offers-passkeys.ts'
import { isGivenUp } from '#session/passkeys/prove.ts'
import { useSignedIn } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { makePasskey } from './make-passkey.ts'
import { PasskeyRow } from './passkey-row.tsx'
import styles from './passkeys.module.css'
import { RemovePasskey } from './remove-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

const texts = passkeyMessages.card

/** Nothing where passkeys are not offered: the hosted provider has none, and no browser makes any for a number. */
export function PasskeysCard() {
  const { passkeys } = usePageSettings()
  return passkeys ? <OwnPasskeys /> : null
}

function OwnPasskeys() {
  const { uid } = useSignedIn()
  const list = useQuery(ownPasskeys(uid))
  const refresh = useRefresh()
  const [renamed, setRenamed] = useHeldState<Passkey | null>('passkey dialog', null)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusOnAdd = () => addButton.current?.focus()
  const adding = useMutation({
    mutationFn: makePasskey,
    async onSuccess({ name }) {
      showToast({ kind: 'success', text: texts.added(name) })
      await refresh()
    },
  })

  /** What is begun with one: why none could be added is over by then. */
  const begin = (open: (passkey: Passkey) => void) => (passkey: Passkey) => {
    adding.reset()
    open(passkey)
  }
  const onGone = async () => {
    setRenamed(null)
    setRemoved(null)
    showToast({ kind: 'info', text: texts.gone })
    await refresh()
    focusOnAdd()
  }

  return (
    <Card id="passkeys" title={texts.title} lead={texts.lead} isBusy={list.isFetching}>
      <Loaded query={list} texts={texts}>
        {(own) =>
          own.length === 0 ? (
            <p>
              {texts.empty} {offersPasskeys() ? texts.emptyAdvice : null}
            </p>
          ) : (
            <ul role="list" className={styles.list}>
              {own.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={begin(setRenamed)}
                  onRemove={begin(setRemoved)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {adding.error === null ? null : <AddFailure error={adding.error} />}
      {offersPasskeys() ? (
        <Button
          ref={addButton}
          className={styles.add}
          variant="secondary"
          busy={adding.isPending}
          onClick={() => adding.mutate()}
        >
          {texts.add}
        </Button>
      ) : (
        <Notice tone="info" announce="none">
          {texts.unable}
        </Notice>
      )}
      {renamed === null ? null : (
        <RenamePasskey passkey={renamed} onRenamed={refresh} onGone={onGone} onClose={() => setRenamed(null)} />
      )}
      {removed === null ? null : (
        <RemovePasskey
          passkey={removed}
          onRemoved={async () => {
            await refresh()
            // The row that it was begun in is gone.
            focusOnAdd()
          }}
          onGone={onGone}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  )
}

/** Whoever closes the browser's dialog did nothing wrong. */
function AddFailure({ error }: { error: unknown }) {
  if (isGivenUp(error)) return <Notice tone="info">{texts.cancelled}</Notice>
  return <Notice tone="error">{passkeyFailure(error)}</Notice>
}
