/** Which of the ways it is to be. The same for every name: nothing is said of who has what. */
import { learnerSignInMessages } from '#messages/organizations/learner-sign-in.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import styles from './learners.module.css'

const texts = learnerSignInMessages.ways

const ways = ['code', 'pictures', 'password'] as const
export type Way = (typeof ways)[number]

interface Props {
  username: string
  onWay: (way: Way) => void
  onBack: () => void
}

export function WayStep({ username, onWay, onBack }: Props) {
  return (
    <div className={styles.step}>
      <PageHeading key="ways">{texts.title(username)}</PageHeading>
      <p className={styles.lead}>{texts.lead}</p>
      {ways.map((way) => (
        <Button key={way} variant="secondary" wide className={styles.press} onClick={() => onWay(way)}>
          {texts[way]}
        </Button>
      ))}
      <Button variant="quiet" wide onClick={onBack}>
        {texts.notYou(username)}
      </Button>
    </div>
  )
}
