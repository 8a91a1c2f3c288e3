/** What was changed, from what to what. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { previewTakeBack, RecordField } from '@atrium/contract/record-changes'
import { takeBackMessages as texts } from '#messages/account/take-back.ts'

export function ChangedFields({ fields }: { fields: AnswerOf<typeof previewTakeBack>['fields'] }) {
  return (
    <dl>
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{texts.field(field)}</dt>
          <dd>{texts.before(valueOf(field, before))}</dd>
          <dd>{texts.after(valueOf(field, after))}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An address of a picture tells nobody anything. */
function valueOf(field: RecordField, value: string | null): string {
  if (value === null || value === '') return texts.nothing
  return field === 'photoURL' ? texts.anotherPhoto : value
}
