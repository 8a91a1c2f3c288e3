/** An organization and a publisher called otherwise again and again. */
import { rowsOf } from '../../support/two-servers.ts'
import { isDone, type Life, type School, unlessAlike, type Work } from '../work.ts'

export function renaming(school: School): Work {
  let author = ''
  const may = { organization: new Set<string>(), author: new Set<string>() }
  const done = { organization: 0, maybe: 0 }

  const rename = async (life: Life, which: 'organization' | 'author', path: string, field: string, turn: number) => {
    const now = await life.ask(path)
    if (!isDone(now)) return false
    const name = `Called ${turn}`
    may[which] = new Set([String(now.body[field]), name])
    const answer = await life.ask(path, { method: 'PATCH', body: { version: now.body['version'], [field]: name } })
    if (which === 'organization') done[isDone(answer) ? 'organization' : 'maybe'] += 1
    if (isDone(answer)) may[which] = new Set([name])
    return isDone(answer)
  }
  return {
    name: 'names',
    async begin(life) {
      const made = await life.ask('/api/iam/authors', { body: { name: `Publisher of ${school.name}` } })
      if (!isDone(made)) return
      author = String(made.body['author_id'])
      for (let turn = 1; !life.isOver(); turn += 1) {
        if (!(await rename(life, 'organization', `/api/iam/organizations/${school.name}`, 'displayName', turn))) return
        if (!(await rename(life, 'author', `/api/iam/authors/${author}`, 'name', turn))) return
      }
    },
    async faults(database) {
      const [organization] = await rowsOf<{ name: string; told: number; others: number }>(
        database,
        `select display_name as name,
          (select count(*)::int from audit_records where organization_id = o.id::text and action = 'organization.settings_changed') as told,
          (select count(*)::int from organization_members m where m.organization_id = o.id
            and m.organization_name <> (select min(organization_name) from organization_members n where n.organization_id = o.id)) as others
        from organizations o where id = '${school.id}'`,
      )
      const [publisher] = await rowsOf<{ name: string; others: number }>(
        database,
        `select name,
          (select count(*)::int from author_members m where m.id = a.id
            and m.name_key <> (select min(name_key) from author_members n where n.id = a.id)) as others
        from authors a where author_id = '${author}'`,
      )
      const isChanged = may.organization.size === 0 || may.organization.has(organization?.name ?? '')
      const isRenamed = may.author.size === 0 || may.author.has(publisher?.name ?? '')
      const last = done.organization
      return [
        ...unlessAlike('the name of an organization', isChanged, true),
        ...unlessAlike('the name of a publisher', isRenamed, true),
        ...unlessAlike('memberships that know another name', organization?.others, 0),
        ...unlessAlike('memberships of a publisher that know another name', publisher?.others ?? 0, 0),
        ...unlessAlike('lines of the timeline of a name', organization?.told, last, last + done.maybe),
      ]
    },
  }
}
