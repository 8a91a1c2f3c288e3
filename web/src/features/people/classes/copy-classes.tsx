/** Copies classes into the next year: each under a name, with its people or without, the old ones archived or not. */
import { classNameMaxLength } from '@atrium/contract/limits'
import type { SchoolClass } from '@atrium/contract/people/classes'
import { className } from '@atrium/contract/rules/people'
import { nextYearsName } from '@atrium/contract/rules/time/school-year'
import * as z from 'zod/mini'
import { isApiError } from '#api/api-error.ts'
import { toFieldErrors } from '#api/field-errors.ts'
import { useSubmit } from '#api/use-submit.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { copyClasses, unarchiveClasses } from '#features/people/api/class-years.ts'
import { removeClasses } from '#features/people/api/classes.ts'
import styles from '#features/people/bulk/bulk-dialogs.module.css'
import { showUndoToast } from '#features/people/undo-toast.ts'
import { classYearsMessages } from '#messages/people/class-years.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'

const texts = classYearsMessages.form
const schema = z.object({ names: z.array(className), people: z.enum(['yes', 'no']), archive: z.boolean() })

interface Props {
  classes: readonly SchoolClass[]
  onClose: () => void
  onDone: () => void
}

export function CopyClasses({ classes, onClose, onDone }: Props) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const copy = useSubmit(async ({ names, people, archive }: z.output<typeof schema>) => {
    const copies = classes.map(({ id, name }, index) => ({ id, name: names[index] ?? name }))
    const { copied, archived } = await copyClasses(organization, { copies, people: people === 'yes', archive })
    const undo = async () => {
      await removeClasses(
        organization,
        copied.map(({ id }) => id),
      )
      if (archived.length > 0) await unarchiveClasses(organization, archived)
    }
    showUndoToast({ organization, text: texts.copied(copied.length), undo, refresh })
    onDone()
    await refresh()
  }, refresh)
  const refused = toFieldErrors()
  return (
    <HeldFormModal
      name={`copies of classes of ${organization}`}
      title={texts.title(classes.length)}
      lead={texts.lead}
      texts={{ cancel: texts.cancel, submit: texts.copy }}
      schema={schema}
      values={{
        names: classes.map(({ name }) => nextYearsName(name) ?? name),
        people: 'yes',
        archive: classes.some(({ archivedAt }) => archivedAt === null),
      }}
      refused={(error, fields) => (isApiError(error, 'name_taken') ? { root: texts.taken } : refused(error, fields))}
      onSubmit={copy}
      onClose={onClose}
    >
      {(form) => (
        <>
          {form.failure !== undefined && <Notice tone="error">{form.failure}</Notice>}
          {classes.map(({ id, name }, index) => (
            <TextField
              key={id}
              {...form.field(`names.${index}`)}
              label={texts.name(name)}
              autoComplete="off"
              maxLength={classNameMaxLength}
            />
          ))}
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{texts.who}</legend>
            {(['yes', 'no'] as const).map((value) => (
              <label key={value} className={styles.choice}>
                <input type="radio" {...form.register('people')} value={value} />
                {value === 'yes' ? texts.people : texts.nobody}
              </label>
            ))}
          </fieldset>
          {classes.some(({ archivedAt }) => archivedAt === null) && (
            <label className={styles.choice}>
              <input type="checkbox" {...form.register('archive')} />
              {texts.archive}
            </label>
          )}
        </>
      )}
    </HeldFormModal>
  )
}
