/** The list of learners as a text: pasted, or read from a file; and whether each is to have pictures. */
import choices from '#features/people/bulk/bulk-dialogs.module.css'
import { csvFile } from '#features/people/import/csv-file.ts'
import styles from '#features/people/import/import.module.css'
import { useListFile } from '#features/people/import/use-list-file.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { saveFile } from '#ui/export/save-file.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { FileButton } from '#ui/form/fields/file-button.tsx'
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx'
import own from './learners-text.module.css'

const texts = learnerMessages.many
const { form } = learnerMessages
/** As a line is written, in whatever language. */
const example = 'ada, Ada, Lovelace, 1a'
const templateName = 'learners.csv'

interface Props {
  text: string
  pictures: boolean
  /** What is wrong with the text, or with the file that was to be read. */
  problem: string | undefined
  /** Names in it were given usernames just now. */
  isSuggested: boolean
  busy: boolean
  onChange: (text: string) => void
  onPictures: (pictures: boolean) => void
  onRefuse: (problem: string) => void
  onCheck: () => void
}

export function LearnersText({ text, pictures, problem, isSuggested, busy, ...on }: Props) {
  const { onChange, onPictures, onRefuse, onCheck } = on
  const file = useListFile({ onText: onChange, onRefuse })
  return (
    <>
      <p className={styles.lead}>{texts.lead}</p>
      {isSuggested && <Notice tone="info">{texts.suggested}</Notice>}
      <div className={own.list}>
        <TextAreaField
          {...file.drop}
          name="learners"
          label={texts.text}
          error={problem}
          hint={example}
          aria-required
          rows={10}
          autoFocus={isSuggested}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <label className={choices.choice}>
        <input
          type="checkbox"
          name="pictures"
          checked={pictures}
          onChange={({ target }) => onPictures(target.checked)}
        />
        {texts.pictures}
      </label>
      <div className={styles.actions}>
        <FileButton {...file.button} label={texts.file} />
        <Button busy={busy} disabled={text.trim() === ''} onClick={onCheck}>
          {texts.check}
        </Button>
        <Button variant="quiet" onClick={() => saveFile(template(), templateName)}>
          {texts.template}
        </Button>
      </div>
    </>
  )
}

function template(): Blob {
  return csvFile([[form.username, form.given_name, form.family_name, form.class]])
}
