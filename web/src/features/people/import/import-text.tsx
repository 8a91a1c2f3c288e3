/** The list to import: pasted, or read from a file. */
import { useId, useState } from 'react'
import { peopleImportMessages as texts } from '#messages/people/people-import.ts'
import { saveFile } from '#ui/export/save-file.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { FileButton } from '#ui/form/fields/file-button.tsx'
import { templateFile } from './import-files.ts'
import styles from './import.module.css'
import { useListFile } from './use-list-file.ts'

const templateName = 'people.csv'

interface Props {
  text: string
  busy: boolean
  onChange: (text: string) => void
  onLook: () => void
}

export function ImportText({ text, busy, onChange, onLook }: Props) {
  const id = useId()
  const [error, setError] = useState<string>()
  const write = (typed: string) => {
    setError(undefined)
    onChange(typed)
  }
  const file = useListFile({ tooLarge: texts.fileTooLarge, onText: write, onRefuse: setError })
  return (
    <>
      <p className={styles.lead} id={`${id}-lead`}>
        {texts.lead}
      </p>
      <label className={styles.label} htmlFor={id}>
        {texts.text}
      </label>
      <textarea
        {...file.drop}
        id={id}
        className={styles.text}
        name="people"
        dir="auto"
        aria-required
        rows={10}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-lead`}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      {error === undefined ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <FileButton {...file.button} label={texts.file} />
        <Button busy={busy} disabled={text.trim() === ''} onClick={onLook}>
          {texts.check}
        </Button>
        <Button variant="quiet" onClick={() => saveFile(templateFile(), templateName)}>
          {texts.template}
        </Button>
      </div>
    </>
  )
}
