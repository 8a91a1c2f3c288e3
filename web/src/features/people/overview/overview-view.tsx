/** How the organization stands: its numbers, its best people and its best classes. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { overview } from '#features/people/api/ranks.ts'
import { FailedPart } from '#features/people/failed-part.tsx'
import { ConfirmLeave } from '#features/people/members/dialogs/confirm-leave.tsx'
import { useOrganization } from '#features/people/use-organization.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import styles from './overview.module.css'

const texts = groupsMessages.overview
const numbers = ['members', 'owners', 'staff', 'classes', 'points', 'trophies'] as const

export function OverviewView() {
  const { organization, role } = useOrganization()
  const query = useQuery(overview(organization))
  const { data, isFetching } = query
  const [leaving, setLeaving] = useState(false)
  if (query.error !== null) return <FailedPart query={query} />
  return (
    <section className={styles.overview} aria-label={peopleMessages.views.overview} aria-busy={isFetching}>
      <dl className={styles.numbers} aria-label={texts.counts}>
        {numbers.map((name) => (
          <div key={name} className={styles.number}>
            <dt>{texts[name]}</dt>
            <dd>{data ? data.counts[name].toLocaleString() : <Skeleton width="short" />}</dd>
          </div>
        ))}
      </dl>
      {data && data.people.length === 0 ? <p className={styles.soft}>{texts.noAchievements}</p> : null}
      {data && data.people.length > 0 ? (
        <div className={styles.ranks}>
          <Ranking title={texts.topPeople}>
            {data.people.map(({ user_id, displayName, photoURL, points, trophies }) => (
              <li key={user_id} className={styles.ranked}>
                <Avatar person={{ displayName }} photos={[photoURL]} />
                <span className={styles.name}>{displayName || peopleMessages.list.unnamed}</span>
                <span className={styles.soft}>
                  {texts.pointsOf(points)}
                  {trophies > 0 ? `, ${texts.trophiesOf(trophies)}` : ''}
                </span>
              </li>
            ))}
          </Ranking>
          {data.classes.length > 0 && (
            <Ranking title={texts.topClasses}>
              {data.classes.map(({ class_id, name, trophies }) => (
                <li key={class_id} className={styles.ranked}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.soft}>{texts.trophiesOf(trophies)}</span>
                </li>
              ))}
            </Ranking>
          )}
        </div>
      ) : null}
      {role === 'owner' ? null : (
        <div>
          <Button variant="secondary" onClick={() => setLeaving(true)}>
            {texts.leave}
          </Button>
        </div>
      )}
      {leaving && <ConfirmLeave onClose={() => setLeaving(false)} />}
    </section>
  )
}

function Ranking({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.list}>{children}</ol>
    </div>
  )
}
