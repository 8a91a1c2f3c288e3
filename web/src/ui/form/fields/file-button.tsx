/** A file to choose, by a button. */
import type { ChangeEvent } from 'react'
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
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file, changed meanwhile, can be chosen again.
    target.value = ''
    if (file) onChoose(file)
  }
  return (
    <label className={styles.file}>
      {label}
      <input className="visually-hidden" type="file" onChange={choose} {...input} />
    </label>
  )
}
