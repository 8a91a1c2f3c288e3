/** The timeline as a file, with the filters in force. */
import { exportTimeline as endpoint, type TimelineFilter, type TimelineFormat } from '@atrium/contract/people/timeline'
import { call } from '#api/client.ts'
import { saveFile } from '#ui/export/save-file.ts'

export async function exportTimeline(
  organization: string,
  filter: TimelineFilter,
  format: TimelineFormat,
): Promise<void> {
  const file = await call(endpoint, { query: { organization, ...filter, format } })
  saveFile(file, `${organization}-timeline.${format}`)
}
