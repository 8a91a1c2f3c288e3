/** What narrows the timeline, and the timeline as a file. */
import {
  type TimelineEntry,
  type TimelineFilter,
  timelineFormats,
  timelineKinds,
} from '@atrium/contract/people/timeline'
import { useQuery } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { timelineMessages as texts } from '#messages/console/timeline.ts'
import { compareNames } from '#messages/names.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { Menu, MenuItem } from '#ui/menu/menu.tsx'
import { actingPeople } from './api/acting-people.ts'
import { exportTimeline } from './api/export-timeline.ts'
import { DayField } from './day-field.tsx'
import styles from './timeline.module.css'

interface Props {
  filter: TimelineFilter
  /** What is shown: whoever did it can be chosen too. */
  entries: readonly TimelineEntry[]
  onNarrow: (parameter: keyof TimelineFilter, value: string) => void
}

export function TimelineFilters({ filter, entries, onNarrow }: Props) {
  const { organization } = useOrganization()
  const acting = useQuery(actingPeople(organization))
  const exporting = useMutation({
    mutationFn: (format: (typeof timelineFormats)[number]) => exportTimeline(organization, filter, format),
    onError: showErrorToast,
  })
  const { kind = '', by = '', from = '', to = '' } = filter
  return (
    <div className={styles.toolbar}>
      <div className={styles.filters} role="search" aria-label={texts.filters}>
        <SelectField
          label={texts.kind}
          name="kind"
          value={kind}
          onChange={({ target }) => onNarrow('kind', target.value)}
          options={[
            { value: '', label: texts.everyKind },
            ...timelineKinds.map((value) => ({ value, label: texts.kinds[value] })),
          ]}
        />
        <SelectField
          label={texts.by}
          name="by"
          value={by}
          onChange={({ target }) => onNarrow('by', target.value)}
          options={[{ value: '', label: texts.everybody }, ...choices(acting.data ?? [], entries, by)]}
        />
        <DayField label={texts.from} name="from" value={from} onChange={(day) => onNarrow('from', day)} />
        <DayField label={texts.to} name="to" value={to} onChange={(day) => onNarrow('to', day)} />
      </div>
      <Menu
        button={
          <Button variant="secondary" className={styles.export} busy={exporting.isPending} busyLabel={texts.exporting}>
            {texts.export}
          </Button>
        }
      >
        {timelineFormats.map((format) => (
          <MenuItem key={format} onChoose={() => exporting.mutate(format)}>
            {texts.formats[format]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}

/** Each once, by name; whoever is chosen stays, though nothing is known of them here. */
function choices(acting: readonly TimelineEntry['actor'][], entries: readonly TimelineEntry[], chosen: string) {
  const names = new Map<string, string>(chosen === '' ? [] : [[chosen, '']])
  for (const { user_id, displayName } of [...entries.map(({ actor }) => actor), ...acting])
    if (user_id !== '' && (names.get(user_id) ?? '') === '') names.set(user_id, displayName)
  return [...names]
    .map(([value, name]) => ({ value, label: name || texts.somebody }))
    .sort((a, b) => compareNames(a.label, b.label))
}
