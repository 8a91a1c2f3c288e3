/** The second step: whether there is one, setting it up, its backup codes, turning it off. */
import { useQuery } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { secondStepOf } from '#domain/second-step/own-second-step.ts'
import { secondStepMessages } from '#messages/account/second-step.ts'
import { toDay } from '#messages/dates.ts'
import { usePageSettings } from '#page-settings.ts'
import { IdentityError } from '#session/identity-error.ts'
import { newBackupCodes, type OwnSecondStep, turnOff } from '#session/second-step/own-second-step.ts'
import { useSignedIn } from '#session/session.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { useRefresh } from '#features/security/use-refresh.ts'
import styles from './authenticator.module.css'
import { BackupCodes } from './backup-codes.tsx'
import { SetUpModal } from './set-up-modal.tsx'

const texts = secondStepMessages.card
/** On or off: the newer one is how it is. */
const topic = 'second-step'
type Asked = 'set-up' | 'new-codes' | 'turn-off'
/** Another tab or another browser was quicker. */
const isOffAlready = (error: unknown) =>
  isApiError(error, 'not_found') || (error instanceof IdentityError && error.code === 'multi-factor-info-not-found')

export function AuthenticatorCard() {
  const { uid } = useSignedIn()
  const hosted = usePageSettings().identity.provider !== 'embedded'
  const query = useQuery({ ...secondStepOf(uid, hosted), refetchOnWindowFocus: 'always' })
  const refresh = useRefresh()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  // In their own dialog: a toast over it covers its heading on a phone.
  const [told, setTold] = useState<string>()
  const close = () => {
    setAsked(null)
    setCodes(null)
  }
  const tellAlready = async (text: string) => {
    close()
    showToast({ kind: 'info', text, topic })
    await refresh()
  }
  const refused = (failure: unknown) => {
    if (isOffAlready(failure)) return tellAlready(secondStepMessages.turnOff.already)
    showErrorToast(failure)
    return undefined
  }

  const making = useMutation({
    mutationFn: newBackupCodes,
    async onSuccess(made) {
      setTold(asked === 'set-up' ? secondStepMessages.setUp.done : undefined)
      setAsked(null)
      setCodes(made)
      await refresh()
    },
    onError: refused,
  })
  const ending = useMutation({
    mutationFn: turnOff,
    async onSuccess() {
      close()
      showToast({ kind: 'success', text: secondStepMessages.turnOff.done, topic })
      await refresh()
    },
    onError: refused,
  })
  const id = query.data?.authenticator?.id

  return (
    <Card id="authenticator" title={texts.title} lead={texts.lead} isBusy={query.isFetching}>
      <Loaded query={query} texts={texts}>
        {(data) => <State own={data} onAsk={setAsked} />}
      </Loaded>
      {asked === 'set-up' && (
        <SetUpModal
          onClose={close}
          onAlready={() => void tellAlready(secondStepMessages.setUp.already)}
          onDone={async () => {
            await refresh()
            const tell = () => showToast({ kind: 'success', text: secondStepMessages.setUp.done, topic })
            if (!hosted) return making.mutate(undefined, { onError: tell })
            tell()
            close()
          }}
        />
      )}
      {asked === 'new-codes' && (
        <ConfirmModal
          title={secondStepMessages.codes.replace.title}
          lead={secondStepMessages.codes.replace.lead}
          texts={secondStepMessages.codes.replace}
          busy={making.isPending}
          onConfirm={() => making.mutate()}
          onClose={close}
        />
      )}
      {asked === 'turn-off' && id !== undefined && (
        <ConfirmModal
          title={secondStepMessages.turnOff.title}
          lead={secondStepMessages.turnOff.lead}
          texts={secondStepMessages.turnOff}
          isDanger
          busy={ending.isPending}
          onConfirm={() => ending.mutate(id)}
          onClose={close}
        />
      )}
      {codes === null ? null : <BackupCodes codes={codes} told={told} onClose={close} />}
    </Card>
  )
}

function State({ own, onAsk }: { own: OwnSecondStep; onAsk: (asked: Asked) => void }) {
  const { authenticator, unusedBackupCodes } = own
  if (authenticator === null) {
    return (
      <CardText>
        <p>{texts.off}</p>
        <Button variant="secondary" onClick={() => onAsk('set-up')}>
          {texts.setUp}
        </Button>
      </CardText>
    )
  }
  return (
    <CardText>
      <p>{texts.on(toDay(authenticator.enrolledAt))}</p>
      {unusedBackupCodes === null ? null : <p>{texts.codesLeft(unusedBackupCodes)}</p>}
      <p>{texts.newPhone}</p>
      <div className={styles.actions}>
        {unusedBackupCodes === null ? null : (
          <Button variant="secondary" onClick={() => onAsk('new-codes')}>
            {texts.newCodes}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onAsk('turn-off')}>
          {texts.turnOff}
        </Button>
      </div>
    </CardText>
  )
}
