/** What came of an import, why lines of it were skipped, and where to go from here. */
import type { PeopleImport } from '@atrium/contract/people/people-import'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { ConfirmAddress } from '#domain/invites/confirm-address.tsx'
import { refusedLines } from '#features/people/api/people-import.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { lineProblemText, peopleImportMessages as texts } from '#messages/people/people-import.ts'
import { paths } from '#paths.ts'
import { mailOwnVerification } from '#session/mail-own-verification.ts'
import { useSignedIn } from '#session/session.ts'
import { saveFile } from '#ui/export/save-file.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { skippedFile } from './import-files.ts'
import styles from './import.module.css'

/** More would help nobody: the file has them all. */
const LINES_SHOWN = 100

interface Props {
  result: PeopleImport
  onAgain: () => void
}

export function ImportResult({ result: { id, counts, refused }, onAgain }: Props) {
  const { organization } = useOrganization()
  const { email: address } = useSignedIn()
  const downloading = useMutation({
    mutationFn: () => refusedLines(organization, id),
    onSuccess: (lines) => saveFile(skippedFile(lines), `${organization}-skipped.csv`),
    onError: showErrorToast,
  })
  return (
    <>
      <div className={styles.actions}>
        <LinkButton to={paths.people(organization, 'invites')}>{texts.seeInvites}</LinkButton>
        {counts.refuse > 0 && (
          <Button variant="secondary" busy={downloading.isPending} onClick={() => downloading.mutate()}>
            {texts.download(counts.refuse)}
          </Button>
        )}
        <Button variant="quiet" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
      {refused.some(({ reason }) => reason.code === 'sender_unconfirmed') && (
        <ConfirmAddress address={address} onSend={() => mailOwnVerification(showErrorToast)} />
      )}
      {refused.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{texts.skipped}</h3>
          <ul role="list" className={styles.refused}>
            {refused.slice(0, LINES_SHOWN).map(({ line, email, reason }) => (
              <li key={line}>
                <span className={styles.where}>{texts.skippedLine(line)}</span>
                <span className={styles.cell}>{email}</span>
                <span className={styles.reason}>{lineProblemText(reason)}</span>
              </li>
            ))}
          </ul>
          {counts.refuse > LINES_SHOWN && <p className={styles.lead}>{texts.more(counts.refuse - LINES_SHOWN)}</p>}
        </>
      )}
    </>
  )
}
