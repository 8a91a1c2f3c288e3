/** A file to choose, by a button. */
import { type ChangeEvent, useId, useState } from 'react'
import { Status } from '#ui/feedback/status.tsx'
import styles from './file-button.module.css'
import { useRefuseDrops } from './use-refuse-drops.ts'

interface FileButtonProps {
  label: string
  name: string
  /** As the attribute `accept` has it. */
  accept: string
  disabled?: boolean
  onChoose(file: File): void
}

/** Chooses a file, and looks like the buttons beside it. */
export function FileButton({ label, onChoose, ...input }: FileButtonProps) {
  useRefuseDrops()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file, changed meanwhile, can be chosen again.
    target.value = ''
    if (!file) return
    setChosen(file.name)
    onChoose(file)
  }
  return (
    <>
      <label className={styles.file}>
        {label}
        <input className="visually-hidden" type="file" aria-describedby={id} onChange={choose} {...input} />
      </label>
      {/* The field itself is empty again by then, and says that there is no file. */}
      <Status as="span" className="visually-hidden" id={id}>
        {chosen}
      </Status>
    </>
  )
}
