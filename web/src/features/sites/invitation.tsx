/** For whoever is not signed in here: why, and how to be. */
import { learnerSignInPath } from '@atrium/contract/people/learner-names'
import { signInMessages } from '#messages/account/sign-in.ts'
import { spacesMessages } from '#messages/organizations/sites.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths, withQuery } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import styles from './space-screens.module.css'
import type { Arrival } from './space-view.ts'

const texts = spacesMessages.home

interface Props {
  of: string
  handOff: string
  withCard: boolean
  /** `left`: signed out a moment ago. */
  arrival: Arrival | 'left'
  onRetry: () => void
}

export function Invitation({ of, handOff, withCard, arrival, onRetry }: Props) {
  const { publicOrigin } = usePageSettings()
  // Through the hand-off, so that signing in over there leads back here, signed in.
  const signIn = withQuery(paths.signIn, { redirect: handOff })
  return (
    <div className={styles.screen}>
      <PageHeading>{texts.signedOutTitle(of)}</PageHeading>
      <Reason arrival={arrival} of={of} />
      <div className={styles.doors}>
        {arrival === 'unreached' && (
          <Button variant="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
        <LinkButton to={`${publicOrigin}${signIn}`}>{texts.signIn}</LinkButton>
        {withCard && (
          <LinkButton variant="secondary" to={learnerSignInPath}>
            {signInMessages.withCard}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function Reason({ arrival, of }: Pick<Props, 'arrival' | 'of'>) {
  const { productName } = usePageSettings()
  if (arrival === 'refused') return <Notice tone="warning">{texts.linkSpent}</Notice>
  if (arrival === 'unreached') return <Notice tone="error">{texts.notReached}</Notice>
  if (arrival === 'left') return <Notice tone="info">{texts.signedOut(of, productName)}</Notice>
  return <p className={styles.lead}>{texts.invitation}</p>
}
