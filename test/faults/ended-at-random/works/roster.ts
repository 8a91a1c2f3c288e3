/** A roster of 150 people in five classes, applied and taken back. */
import { uploadRoster } from '@atrium/contract/people/rosters'
import { expect } from 'vitest'
import { formWith, rosterZip, schoolFiles } from '../../../../server/src/testing/fixtures/roster-archives.ts'
import { rowsOf } from '../../support/two-servers.ts'
import { type Life, type School, unlessAlike, type Work } from '../work.ts'

const PEOPLE = 150
const IN_CLASS = 30
const CLASSES = PEOPLE / IN_CLASS
const patience = { timeout: 120_000, interval: 100 }

export function rostering(school: School): Work {
  const inside = `?organization=${school.name}`
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    id: `pupil-${index}-${school.name}`,
    role: index % IN_CLASS === 0 ? ('teacher' as const) : ('student' as const),
    classes: [`class-${Math.floor(index / IN_CLASS)}`],
  }))
  const classes = Object.fromEntries(Array.from({ length: CLASSES }, (_, index) => [`class-${index}`, `Form ${index}`]))
  let id: string | undefined
  let isTakenBack = false

  const upload = async (life: Life) => {
    const { headers, payload } = formWith(rosterZip({ systemCode: 'random', files: schoolFiles(people, classes) }))
    const response = await fetch(`${life.origin()}${uploadRoster.path}${inside}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${life.bearer()}`, ...headers },
      body: new Uint8Array(payload),
    }).catch(() => undefined)
    if (response?.status === 201) id = ((await response.json()) as { id: string }).id
  }
  const state = async (life: Life) => (await life.ask(`${uploadRoster.path}/${id ?? ''}${inside}`)).body['state']
  /** The next step of its way, where nothing is at it. */
  const goOn = async (life: Life): Promise<unknown> => {
    if (id === undefined) await upload(life)
    if (id === undefined) return undefined
    const now = await state(life)
    if (now === 'rehearsed') await life.ask(`${uploadRoster.path}/${id}/apply${inside}`, { body: {} })
    if (now === 'applied' && isTakenBack) await life.ask(`${uploadRoster.path}/${id}/take-back${inside}`, { body: {} })
    return now
  }
  return {
    name: 'a roster',
    async begin(life) {
      isTakenBack = life.random() < 0.5
      while (!life.isOver() && (await goOn(life)) !== (isTakenBack ? 'taken_back' : 'applied')) {
        // Asked again and again, as a page does.
      }
    },
    async settle(life) {
      await expect.poll(() => goOn(life), patience).toBe(isTakenBack ? 'taken_back' : 'applied')
    },
    async faults(database) {
      const of = `organization_id = '${school.id}'`
      const [row] = await rowsOf<Record<string, number>>(
        database,
        `select
          (select count(*)::int from roster_people where ${of}) as people,
          (select count(*)::int from roster_places where ${of}) as places,
          (select count(*)::int from classes where ${of} and name like 'Form %' and deleted_at is null) as classes,
          (select count(*)::int from invites where ${of} and email like 'pupil-%' and revoked_at is null) as invites,
          (select count(distinct email_key)::int from invites where ${of} and email like 'pupil-%' and revoked_at is null) as invited,
          (select count(*)::int from mails where recipient like 'pupil-%${school.name}%') as mails,
          (select count(*)::int from audit_records where ${of} and action in ('roster.applied', 'roster.taken_back')) as told,
          (select count(*)::int from rosters where ${of} and state in ('applying', 'taking_back')) as unfinished`,
      )
      const left = isTakenBack ? 0 : 1
      return unlessAlike('a roster', row, {
        people: PEOPLE * left,
        places: PEOPLE * left,
        classes: CLASSES * left,
        invites: PEOPLE * left,
        invited: PEOPLE * left,
        mails: PEOPLE,
        told: isTakenBack ? 2 : 1,
        unfinished: 0,
      })
    },
  }
}
