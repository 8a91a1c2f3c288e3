/** One change of 200 people after the other: each is wholly there or not at all, with its one line of the timeline. */
import { rowsOf } from '../../support/two-servers.ts'
import { isDone, type Life, type School, unlessAlike, type Work } from '../work.ts'

/** What all of them are. */
interface Standing {
  role: string
  labelled: boolean
  classed: boolean
  endsOn: string | null
  removed: boolean
}

interface Change {
  path: string
  method?: string
  body: object
  becomes: Partial<Standing>
}

export function changingMany(school: School): Work {
  const { id, pupils: ids } = school
  const lastDay = '2099-12-31'
  let label = ''
  let inClass = ''
  const roles = (role: string): Change => ({
    path: '/api/users/members/roles',
    body: { changes: ids.map((uid) => ({ user_id: uid, role })) },
    becomes: { role },
  })
  const terms = (endsOn: string | null): Change => ({
    path: '/api/users/members/terms',
    body: { changes: ids.map((uid) => ({ user_id: uid, startsOn: null, endsOn })) },
    becomes: { endsOn },
  })
  const changes = (): Change[] => [
    roles('staff'),
    { path: '/api/users/labels/assign', body: { ids, labels: [label] }, becomes: { labelled: true } },
    terms(lastDay),
    { path: `/api/users/classes/${inClass}`, method: 'PATCH', body: { add: ids }, becomes: { classed: true } },
    { path: '/api/users/members/delete', body: { ids }, becomes: { removed: true } },
    { path: '/api/users/members/restore', body: { ids }, becomes: { removed: false } },
    { path: '/api/users/labels/unassign', body: { ids, labels: [label] }, becomes: { labelled: false } },
    roles('User'),
    { path: `/api/users/classes/${inClass}`, method: 'PATCH', body: { remove: ids }, becomes: { classed: false } },
    terms(null),
  ]
  let standing: Standing = { role: 'User', labelled: false, classed: false, endsOn: null, removed: false }
  let maybe = standing
  let done = 0
  const inside = `?organization=${school.name}`
  const make = async ({ ask }: Life, path: string): Promise<string> => {
    const answer = await ask(`${path}${inside}`, { body: { name: 'All' } })
    return isDone(answer) ? String(answer.body['id']) : ''
  }
  return {
    name: 'changes of many',
    async begin(life) {
      label = await make(life, '/api/users/labels')
      inClass = await make(life, '/api/users/classes')
      if (label === '' || inClass === '') return
      for (let turn = 0; !life.isOver(); turn += 1) {
        const all = changes()
        const { path, becomes, ...asked } = all[turn % all.length] as Change
        maybe = { ...standing, ...becomes }
        const answer = await life.ask(`${path}${inside}`, { method: 'POST', ...asked })
        if (!isDone(answer)) return
        standing = maybe
        done += 1
      }
    },
    async faults(database) {
      const pupils = ids.map((uid) => `'${uid}'`).join(', ')
      const rows = await rowsOf<Standing>(
        database,
        `select distinct m.role, m.ends_on::text as "endsOn", m.removed_at is not null as removed,
          exists (select 1 from member_labels l where l.uid = m.uid and l.organization_id = m.organization_id
            and l.label_id::text = '${label}') as labelled,
          exists (select 1 from class_members c where c.uid = m.uid and c.organization_id = m.organization_id
            and c.class_id::text = '${inClass}') as classed
        from organization_members m where m.organization_id = '${id}' and m.uid in (${pupils})`,
      )
      const found = rows.map(({ role, labelled, classed, endsOn, removed }) => ({
        role,
        labelled,
        classed,
        endsOn,
        removed,
      }))
      const [told] = await rowsOf<{ lines: number }>(
        database,
        `select count(*)::int as lines from audit_records where organization_id = '${id}'
          and action not in ('organization.created', 'label.created', 'class.created')
          and not detail @> '{"among_many": true}'`,
      )
      const isDoneToo =
        JSON.stringify(found) === JSON.stringify([maybe]) && JSON.stringify(maybe) !== JSON.stringify(standing)
      return [
        ...unlessAlike(`changes of many after ${done}`, found, [standing], [maybe]),
        ...unlessAlike(`lines of the timeline after ${done} changes`, told?.lines, isDoneToo ? done + 1 : done),
      ]
    },
  }
}
