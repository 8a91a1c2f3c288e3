/** The settings of a connection: what is known of the other side, and the form that changes it. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { certificateNoticeDays } from '@atrium/contract/limits'
import type { SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import { useState } from 'react'
import { serverNow } from '#api/server-clock.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { toDay, toDayAndTime } from '#messages/dates.ts'
import { figure } from '#messages/format.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'
import { Line, LineList } from '#ui/list/line-list.tsx'
import { ConnectionForm } from '../settings/connection-form.tsx'
import styles from '../single-sign-on.module.css'

const { form: texts, settings } = singleSignOnMessages
const noticeMs = certificateNoticeDays * DAY_MS

export function SettingsCard({ connection }: { connection: SignInConnection }) {
  const [isChanging, setIsChanging] = useHeldState(`connection dialog ${connection.id}`, false)
  const { state, oidc, saml } = connection
  const issuer = oidc?.issuer ?? saml?.issuer
  return (
    <Card id="sign-in-settings" title={settings}>
      <LineList>
        <Line aside={saml ? texts.entityId : texts.issuer}>
          <bdi dir="ltr" className={styles.long}>
            {issuer}
          </bdi>
        </Line>
        {saml && <Line aside={texts.idpInitiated}>{saml.idp_initiated ? texts.yes : texts.no}</Line>}
        {saml?.certificate_ends.map((end, index) => (
          <Line key={`${index} ${end}`} aside={texts.certificateNumber(figure(index + 1))}>
            <CertificateEnd end={end} />
          </Line>
        ))}
        {saml?.metadata_url != null && (
          <Line aside={texts.metadata.follow}>{saml.follow_metadata ? texts.yes : texts.no}</Line>
        )}
        {saml?.follow_metadata === true && (
          <Line aside={texts.metadata.lastRead}>
            <MetadataRead read={saml.metadata_read} />
          </Line>
        )}
      </LineList>
      <CardText>
        <p>{state === 'on' ? texts.whileOn : texts.again}</p>
        <Button variant="secondary" onClick={() => setIsChanging(true)}>
          {texts.edit}
        </Button>
      </CardText>
      {isChanging && (
        <ConnectionForm
          connection={connection}
          ours={connection.our_side}
          onDone={() => showToast({ kind: 'success', text: texts.saved })}
          onClose={() => setIsChanging(false)}
        />
      )}
    </Card>
  )
}

const followProblems = { ...texts.metadata.problems, ...texts.metadata.followProblems }

/** With what was wrong, and when nothing last was. */
function MetadataRead({ read }: { read: NonNullable<SignInConnection['saml']>['metadata_read'] }) {
  if (read === null) return texts.metadata.neverRead
  const { at, good_at, problem } = read
  return (
    <>
      {toDayAndTime(at)}
      {problem !== null && <span className={`${styles.soft} ${styles.problem}`}>{followProblems[problem]}</span>}
      {problem !== null && good_at !== null && (
        <span className={styles.soft}>{texts.metadata.lastGood(toDayAndTime(good_at))}</span>
      )}
    </>
  )
}

function CertificateEnd({ end }: { end: string }) {
  const [now] = useState(serverNow)
  const left = Date.parse(end) - now
  if (left <= 0) return <span className={styles.problem}>{texts.certificateEnded(toDay(end))}</span>
  if (left <= noticeMs) return <span className={styles.problem}>{texts.certificateSoon(toDay(end))}</span>
  return texts.certificateEnds(toDay(end))
}
