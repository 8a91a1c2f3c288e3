/** To an owner without a second step: their own ways stay open where everybody else's are closed. */
import { useQuery } from '@tanstack/react-query'
import { secondStepOf } from '#domain/second-step/own-second-step.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import styles from './single-sign-on.module.css'

const texts = singleSignOnMessages.domains

export function SecondStepNote() {
  const { uid } = useSignedIn()
  // Connections are offered where accounts are kept here alone.
  const own = useQuery(secondStepOf(uid, false))
  if (own.data?.authenticator !== null) return null
  return (
    <Notice tone="warning">
      <div className={styles.part}>
        <p>{texts.protect}</p>
        <div>
          <LinkButton variant="secondary" to={paths.security(uid)}>
            {texts.setUpStep}
          </LinkButton>
        </div>
      </div>
    </Notice>
  )
}
