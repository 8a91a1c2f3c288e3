/** What a roster does, a page at a time, and what of it somebody looks for. */
import type { Roster, RosterLine } from '@atrium/contract/people/rosters'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { defaultPageSize } from '@atrium/contract/limits'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { rosterLineProblem, rosterMessages as texts } from '#messages/people/rosters.ts'
import { roleNames } from '#messages/people/roles.ts'
import { Status } from '#ui/feedback/status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import { rosterLines, type Shown } from '../api/rosters.ts'
import styles from './rosters.module.css'

const choices = ['add', 'change', 'leave', 'refuse', 'kept'] as const satisfies readonly Shown[]

export function RosterLines({ roster: { id, state, kept } }: { roster: Roster }) {
  const { organization } = useOrganization()
  const [asked, setAsked] = useState<{ shown: Shown | null; page: number; limit: number }>({
    shown: state === 'refused' ? 'refuse' : null,
    page: 1,
    limit: defaultPageSize,
  })
  const list = useQuery(rosterLines(organization, id, asked))
  if (hasFailed(list)) return <FailedPart query={list} />
  const { data } = list
  const options = choices.filter((choice) => choice !== 'kept' || kept > 0)
  return (
    <section className={styles.lines} aria-label={texts.lines} aria-busy={list.isFetching}>
      <SelectField
        name="shown"
        label={texts.show}
        value={asked.shown ?? ''}
        options={[
          { value: '', label: texts.showAll },
          ...options.map((choice) => ({ value: choice, label: texts.shown[choice] })),
        ]}
        onChange={({ target }) =>
          setAsked({ ...asked, page: 1, shown: choices.find((choice) => choice === target.value) ?? null })
        }
      />
      {data === undefined && <Skeleton width="full" />}
      {/* One part, so that what says nothing takes no room. */}
      <div>
        <Status className={styles.lead}>{data?.totalResults === 0 ? texts.empty : null}</Status>
        {data && data.totalResults > 0 && (
          <ul role="list" className={styles.list}>
            {data.results.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        )}
      </div>
      {data && data.totalResults > defaultPageSize && (
        <Pagination
          page={asked.page}
          limit={asked.limit}
          total={data.totalResults}
          onChange={(change) => setAsked({ ...asked, page: 1, ...change })}
        />
      )}
    </section>
  )
}

function Line({ line: { action, file, line, sourcedId, name, email, ...about } }: { line: RosterLine }) {
  const notes = noteOf(about)
  return (
    <li data-action={action}>
      <span className={styles.what}>{texts.actions[action]}</span>
      <span className={styles.stack}>
        <bdi>{name || sourcedId}</bdi>
        {email !== '' && <bdi className={styles.lead}>{email}</bdi>}
      </span>
      <span className={styles.stack}>
        {notes !== '' && <span>{notes}</span>}
        {file !== null && line !== null && <span className={styles.lead}>{texts.line(file, line)}</span>}
      </span>
    </li>
  )
}

function noteOf({ reason, note, kept }: Pick<RosterLine, 'reason' | 'note' | 'kept'>): string {
  const why = kept === null ? [] : [texts.keptWhy[kept]]
  if (reason !== null) return [rosterLineProblem(reason), ...why].join(' ')
  return [...wordsOf(note), ...why].join(' ')
}

function wordsOf(note: RosterLine['note']): string[] {
  if (note === null) return []
  if (note.code === 'person') return [`${roleNames[note.role]}.`, ...(note.how === null ? [] : [texts.ways[note.how]])]
  if (note.code === 'class_there') return [texts.classThere]
  if (note.code === 'class_renamed') return [texts.renamed(note.from)]
  if (note.code === 'places') return [texts.inClass(note.joining, note.leaving)]
  const { role, email, name } = note
  return [
    ...(role === null ? [] : [texts.becomes(roleNames[role.from], roleNames[role.to])]),
    ...[email, name].flatMap((one) => (one === null ? [] : [texts.becomes(one.from, one.to)])),
  ]
}
