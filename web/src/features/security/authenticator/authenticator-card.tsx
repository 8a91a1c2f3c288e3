/** The second step: whether there is one, setting it up, its backup codes, turning it off. */
import { useQuery } from '@tanstack/react-query'
import { secondStepOf } from '#domain/second-step/own-second-step.ts'
import { secondStepMessages } from '#messages/account/second-step.ts'
import { toDay } from '#messages/dates.ts'
import { usePageSettings } from '#page-settings.ts'
import type { OwnSecondStep } from '#session/second-step/own-second-step.ts'
import { useSignedIn } from '#session/session.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import styles from './authenticator.module.css'
import { BackupCodes } from './backup-codes.tsx'
import { SetUpModal } from './set-up-modal.tsx'
import { type Asked, useAuthenticator } from './use-authenticator.ts'

const texts = secondStepMessages.card

export function AuthenticatorCard() {
  const { uid } = useSignedIn()
  const hosted = usePageSettings().identity.provider !== 'embedded'
  const query = useQuery({ ...secondStepOf(uid, hosted), refetchOnWindowFocus: 'always' })
  const { asked, ask, close, codes, told, making, ending, onAlreadySetUp, onSetUp } = useAuthenticator(hosted)
  const id = query.data?.authenticator?.id

  return (
    <Card id="authenticator" title={texts.title} lead={texts.lead} isBusy={query.isFetching}>
      <Loaded query={query} texts={texts}>
        {(data) => <State own={data} onAsk={ask} />}
      </Loaded>
      {asked === 'set-up' && <SetUpModal onClose={close} onAlready={() => void onAlreadySetUp()} onDone={onSetUp} />}
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
