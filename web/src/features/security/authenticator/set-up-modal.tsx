/** Sets up an authenticator app: a key to scan or to type, then the first code that the app shows. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sixDigitsIn } from '#domain/codes/six-digits.ts'
import { secondStepMessages } from '#messages/account/second-step.ts'
import { IdentityError } from '#session/identity-error.ts'
import { beginSetUp, type SetUp } from '#session/second-step/own-second-step.ts'
import { useSignedIn } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { useEntryForm } from '#ui/form/entry/use-entry-form.ts'
import { CodeField } from '#ui/form/fields/code-field.tsx'
import { useProductName } from '#ui/layout/product-name.ts'
import { QrCode } from '#ui/media/qr-code.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './authenticator.module.css'
import { ConfirmFirst } from './confirm-first.tsx'

const texts = secondStepMessages.setUp

interface SetUpModalProps {
  onClose: () => void
  /** It was turned on meanwhile, in another tab perhaps. */
  onAlready: () => void
  onDone: () => void
}

export function SetUpModal({ onClose, onAlready, onDone }: SetUpModalProps) {
  const { uid } = useSignedIn()
  const product = useProductName()
  /** Stays while it is asked again. */
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  // Once for each time that the dialog opens: a key that was shown is not asked for again behind the person's back,
  // whatever another tab changes meanwhile.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['session', 'second-step-key', uid],
    async queryFn() {
      try {
        return await beginSetUp(product)
      } catch (refusal) {
        if (isRefused(refusal, onAlreadyCode)) onAlready()
        setUnconfirmed(isRefused(refusal, 'unverified-email'))
        throw refusal
      }
    },
    gcTime: 0,
    staleTime: 'static',
    retry: false,
  })
  const { form, busy, field, failure } = useEntryForm(['code'], {
    check: ({ code }) => (sixDigitsIn(code) === null ? { code: texts.missing } : {}),
    async send({ code }) {
      try {
        await data?.finish(sixDigitsIn(code) ?? code)
      } catch (refusal) {
        if (isRefused(refusal, onAlreadyCode)) return onAlready()
        if (!isRefused(refusal, 'code-expired')) throw refusal
        await refetch({ throwOnError: true })
        return { root: texts.tooLate }
      }
      return onDone()
    },
    refused: (refusal) =>
      isRefused(refusal, 'invalid-verification-code') ? { code: texts.wrong } : { root: failureOf(refusal) },
  })
  // One dialog for both, or the focus went back to the page with the first.
  return (
    <Modal
      open
      title={texts.title}
      lead={isUnconfirmed && data === undefined ? undefined : texts.lead}
      busy={busy}
      onClose={onClose}
    >
      {data === undefined ? (
        <Preparing onClose={onClose}>
          {isUnconfirmed ? (
            <ConfirmFirst isAsking={isFetching} onConfirmed={() => void refetch()} />
          ) : (
            <Progress error={error} />
          )}
        </Preparing>
      ) : (
        <>
          <Scan setUp={data} />
          <EntryForm {...form}>
            {failure === undefined ? null : <Notice tone="error">{failure}</Notice>}
            <CodeField
              {...field('code')}
              label={texts.code}
              inputMode="numeric"
              codeIn={sixDigitsIn}
              enterKeyHint="go"
              autoFocus
            />
            <ModalActions>
              <Button variant="secondary" disabled={busy} onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button type="submit" busy={busy} busyLabel={texts.confirming}>
                {texts.confirm}
              </Button>
            </ModalActions>
          </EntryForm>
        </>
      )}
    </Modal>
  )
}

function Progress({ error }: { error: unknown }) {
  if (error !== null) return <Notice tone="error">{failureOf(error)}</Notice>
  return (
    <>
      <Status className="visually-hidden">{texts.preparing}</Status>
      <Skeleton shape="block" />
    </>
  )
}

function Preparing({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <>
      {children}
      <ModalActions>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </ModalActions>
    </>
  )
}

function Scan({ setUp }: { setUp: SetUp }) {
  return (
    <div className={styles.scan}>
      <QrCode text={setUp.address} label={texts.qrLabel} />
      <div>
        <p id="authenticator-key">{texts.key}</p>
        <code className={styles.key} dir="ltr" aria-labelledby="authenticator-key">
          {inGroups(setUp.key)}
        </code>
      </div>
    </div>
  )
}

/** Easier to type; apps leave out the spaces. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key

const onAlreadyCode = 'second-factor-already-in-use'

function isRefused(error: unknown, code: string): boolean {
  return error instanceof IdentityError && error.code === code
}

/** A hosted project may be without second steps, or have other kinds alone. */
const notOffered = new Set(['operation-not-allowed', 'invalid-argument', 'unsupported-first-factor'])

function failureOf(error: unknown): string {
  if (!(error instanceof IdentityError)) return texts.failed
  if (notOffered.has(error.code)) return texts.notOffered
  return error.message || texts.failed
}
