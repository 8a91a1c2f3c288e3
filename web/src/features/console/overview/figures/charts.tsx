/** What happened, drawn: people, sign-ins, invites, and second steps as they are today. */
import type { Overview } from '@atrium/contract/organizations/overview'
import { overviewMessages } from '#messages/console/overview.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PeopleCard } from './people-card.tsx'
import { SecondStepsCard } from './second-steps-card.tsx'
import styles from './figures.module.css'
import { pointOf } from './when.ts'
import { figure } from '#messages/format.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export function Charts({ overview }: { overview: Overview }) {
  const { secondSteps, members } = overview.now
  return (
    <div className={styles.charts}>
      <PeopleCard overview={overview} />
      <SignInsCard overview={overview} />
      <InvitesCard overview={overview} />
      {secondSteps === null ? null : <SecondStepsCard secondSteps={secondSteps} members={members} />}
    </div>
  )
}

function SignInsCard({ overview: { points, step } }: { overview: Overview }) {
  const texts = overviewMessages.signIns
  const signIns = points.map((point) => point.signIns)
  const people = points.map((point) => point.people)
  const most = Math.max(...signIns)
  const names = points.map(({ from }) => pointOf(from, step))
  const average = Math.round(sum(people) / Math.max(1, people.filter((count) => count > 0).length))
  return (
    <Card id="overview-sign-ins" title={texts.title} lead={texts.lead}>
      <Chart
        title={texts.title}
        label={texts.label(sum(signIns), most, names[signIns.indexOf(most)]?.name ?? '')}
        kind="nested"
        points={names}
        series={[
          { name: texts.signIns, values: signIns, total: figure(sum(signIns)) },
          { name: texts.people, values: people, total: texts.average(average, step) },
        ]}
      />
    </Card>
  )
}

function InvitesCard({ overview: { points, step } }: { overview: Overview }) {
  const texts = overviewMessages.invites
  const sent = points.map(({ invitesSent }) => invitesSent)
  const accepted = points.map(({ invitesAccepted }) => invitesAccepted)
  return (
    <Card id="overview-invites" title={texts.title} lead={texts.lead}>
      <Chart
        title={texts.title}
        label={texts.label(sum(sent), sum(accepted))}
        kind="beside"
        points={points.map(({ from }) => pointOf(from, step))}
        series={[
          { name: texts.sent, values: sent, total: figure(sum(sent)) },
          { name: texts.accepted, values: accepted, total: figure(sum(accepted)) },
        ]}
      />
    </Card>
  )
}
