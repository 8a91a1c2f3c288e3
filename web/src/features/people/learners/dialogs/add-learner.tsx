/** One learner by hand; the card comes at once. */
import type { SchoolClass } from '@atrium/contract/people/classes'
import type { RefusedLearner } from '@atrium/contract/people/learner'
import { learnerFamilyName } from '@atrium/contract/rules/learners/name'
import { givenName, username } from '@atrium/contract/rules/person'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { useSubmit } from '#api/use-submit.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { sendLearners } from '#features/people/api/learners.ts'
import styles from '#features/people/bulk/bulk-dialogs.module.css'
import { learnerMessages } from '#messages/people/learners.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import { LearnerNameFields } from './learner-name-fields.tsx'
import { learnerProblem } from '../add/learner-problem.ts'
import type { CardGroup } from '../cards/card-group.ts'

const texts = learnerMessages.form
const schema = z.object({
  username,
  given_name: givenName,
  family_name: learnerFamilyName,
  class: z.string(),
  pictures: z.boolean(),
})

interface Props {
  classes: readonly SchoolClass[]
  /** The one that is shown, by its id; empty for none. */
  schoolClass: string
  onMade: (groups: readonly CardGroup[]) => void
  onClose: () => void
}

/** What the server says of the one line. */
class LineRefused extends Error {
  readonly problem: RefusedLearner

  constructor(problem: RefusedLearner) {
    super(problem.code)
    this.problem = problem
  }
}

export function AddLearner({ classes, schoolClass, onMade, onClose }: Props) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const add = useSubmit(async ({ class: inClass, pictures, ...learner }: z.output<typeof schema>) => {
    const into = inClass === '' ? {} : { class: inClass }
    const { made, refused } = await sendLearners(organization, { learners: [learner], pictures, ...into })
    const [problem] = refused
    if (problem !== undefined) throw new LineRefused(problem)
    onClose()
    onMade([{ name: classes.find(({ id }) => id === inClass)?.name ?? null, cards: made }])
    await refresh()
  }, refresh)
  const refusedByFields = toFieldErrors({ otherwise: 'form' })
  return (
    <HeldFormModal
      name={`new learner of ${organization}`}
      title={texts.addTitle}
      lead={texts.addLead}
      texts={{ cancel: texts.cancel, submit: texts.add }}
      schema={schema}
      values={{ username: '', given_name: '', family_name: '', class: schoolClass, pictures: false }}
      refused={(error, fields) =>
        error instanceof LineRefused ? refusalOf(error.problem) : refusedByFields(error, fields)
      }
      onSubmit={add}
      onClose={onClose}
    >
      {(form) => (
        <>
          {form.failure !== undefined && <Notice tone="error">{form.failure}</Notice>}
          <LearnerNameFields field={form.field} />
          <SelectField
            {...form.field('class')}
            label={texts.class}
            options={[
              { value: '', label: texts.noClass },
              ...classes.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <label className={styles.choice}>
            <input type="checkbox" {...form.register('pictures')} />
            {texts.pictures}
          </label>
        </>
      )}
    </HeldFormModal>
  )
}

function refusalOf(problem: RefusedLearner): Record<string, string> {
  return { [problem.code === 'name_invalid' ? problem.of : 'username']: learnerProblem(problem) }
}
