/** The numbers of an organization, and who and which classes lead it. */
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { figure, listed } from '#messages/format.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import type { Overview } from './api/ranks.ts'
import styles from './overview.module.css'

const texts = groupsMessages.overview
/** What figures say already is not said again. */
const ofPeople = ['members', 'owners', 'staff'] as const
const others = ['classes', 'points', 'trophies'] as const

interface Props {
  data: Overview | undefined
  /** Whether they stand below figures. */
  isBelowFigures: boolean
}

export function Ranks({ data, isBelowFigures }: Props) {
  const numbers = isBelowFigures ? others : [...ofPeople, ...others]
  return (
    <>
      <dl className={styles.numbers} aria-label={texts.counts}>
        {numbers.map((name) => (
          <div key={name} className={styles.number}>
            <dt>{texts[name]}</dt>
            <dd>{data ? figure(data.counts[name]) : <Skeleton width="short" />}</dd>
          </div>
        ))}
      </dl>
      {data && data.people.length === 0 ? <p className={styles.soft}>{texts.noAchievements}</p> : null}
      {data && data.people.length > 0 ? <Rankings {...data} /> : null}
    </>
  )
}

function Rankings({ people, classes }: Pick<Overview, 'people' | 'classes'>) {
  return (
    <div className={styles.ranks}>
      <Ranking title={texts.topPeople}>
        {people.map(({ user_id, displayName, photoURL, points, trophies }) => (
          <li key={user_id} className={styles.ranked}>
            <Avatar person={{ displayName }} photos={[photoURL]} />
            <bdi className={styles.name}>{displayName || peopleMessages.list.unnamed}</bdi>
            <span className={styles.soft}>
              {listed([texts.pointsOf(points), ...(trophies > 0 ? [texts.trophiesOf(trophies)] : [])])}
            </span>
          </li>
        ))}
      </Ranking>
      {classes.length > 0 && (
        <Ranking title={texts.topClasses}>
          {classes.map(({ class_id, name, trophies }) => (
            <li key={class_id} className={styles.ranked}>
              <bdi className={styles.name}>{name}</bdi>
              <span className={styles.soft}>{texts.trophiesOf(trophies)}</span>
            </li>
          ))}
        </Ranking>
      )}
    </div>
  )
}

function Ranking({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ol role="list" className={styles.list}>
        {children}
      </ol>
    </div>
  )
}
