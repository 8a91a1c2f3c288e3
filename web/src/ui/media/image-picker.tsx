/**
 * Takes one image, chosen, dropped or pasted, and shows it. The native field lies over the whole box, so that a
 * press, the keyboard and assistive technology find what they know.
 */
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import fieldStyles from '#ui/form/fields/field.module.css'
import { useRefuseDrops } from '#ui/form/fields/use-refuse-drops.ts'
import { Status } from '#ui/feedback/status.tsx'
import styles from './image-picker.module.css'
import { ImagePreview } from './image-preview.tsx'

export interface ImagePickerTexts {
  /** In the empty box: what to do. */
  choose: string
  /** In the box with a picture. */
  change: string
  /** While something is dragged over it. */
  drop: string
  remove: string
  /** Beside what went wrong with the file that was handed on. */
  again: string
  /** Names the bar while uploading. */
  uploading: string
}

interface ImagePickerProps {
  label: string
  name: string
  texts: ImagePickerTexts
  /** What the dialog of the system offers. */
  accept: readonly string[]
  file: File | null
  /** Null: it was taken away. */
  onPick: (file: File | null) => void
  /** What is wrong with a file, in a sentence; such a file is not handed on. */
  check?: ((file: File) => string | undefined) | undefined
  /** What went wrong with the file that was handed on. */
  error?: string | undefined
  /** The same file once more, where that may help. */
  onAgain?: (() => void) | undefined
  hint?: string | undefined
  /** Shown while there is no file: the picture there is already. */
  url?: string | null | undefined
  shape?: 'square' | 'round' | undefined
  /** Percent; present while uploading. */
  progress?: number | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
}

/** Upload and its failures are the caller's; a file that `check` refuses leaves what was chosen before. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, name, texts, accept, file, onPick, check, hint, url, shape = 'square', progress } = props
  const [refused, setRefused] = useState<string>()
  const [over, setOver] = useState(false)
  const id = useId()
  useRefuseDrops()
  const picture = file ?? url ?? undefined
  const disabled = props.disabled === true || progress !== undefined
  const isOver = over && !disabled
  const error = refused ?? props.error

  const take = (picked: File | null | undefined) => {
    setOver(false)
    // A dialog that was cancelled hands over nothing: what was chosen stays.
    if (picked === null || picked === undefined) return
    const wrong = check?.(picked)
    setRefused(wrong)
    if (wrong === undefined) onPick(picked)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (!disabled) take(event.dataTransfer.files[0])
  }
  const paste = (event: ClipboardEvent) => {
    if (!disabled) take(event.clipboardData.files[0])
  }
  const remove = () => {
    setRefused(undefined)
    onPick(null)
    // The button is gone then; the field is where to go on.
    document.getElementById(id)?.focus()
  }

  return (
    <div className={styles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div
        className={styles.box}
        data-over={isOver ? true : undefined}
        data-invalid={error === undefined ? undefined : true}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        <ImagePreview key={keyOf(picture)} picture={picture} shape={shape} />
        <span className={styles.words} aria-hidden="true">
          <span className={styles.action}>
            {isOver ? texts.drop : picture === undefined ? texts.choose : texts.change}
          </span>
          {file === null ? null : <bdi className={styles.fileName}>{file.name}</bdi>}
        </span>
        <input
          type="file"
          className={styles.input}
          id={id}
          name={name}
          accept={accept.join(',')}
          disabled={disabled}
          autoFocus={props.autoFocus}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-file ${id}-message`}
          onChange={(event) => {
            take(event.currentTarget.files?.[0])
            // The same file again has to be a change too, after an error for one.
            event.currentTarget.value = ''
          }}
        />
      </div>
      <Status as="span" className="visually-hidden" id={`${id}-file`}>
        {file?.name}
      </Status>
      {progress === undefined ? null : <ProgressBar label={texts.uploading} percent={progress} />}
      <div className={styles.below}>
        <Message id={`${id}-message`} error={error} hint={hint} />
        {props.onAgain === undefined || disabled ? null : <SmallButton text={texts.again} onPress={props.onAgain} />}
        {picture === undefined || disabled ? null : <SmallButton text={texts.remove} onPress={remove} />}
      </div>
    </div>
  )
}

/** What went wrong, and while nothing did, what to know before. */
function Message({ id, error, hint }: { id: string; error: string | undefined; hint: string | undefined }) {
  return (
    <div className={styles.message} id={id}>
      {error === undefined ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined ? <p>{hint}</p> : null}
    </div>
  )
}

function SmallButton({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.remove} onClick={onPress}>
      {text}
    </button>
  )
}

function keyOf(picture: File | string | undefined): string | undefined {
  return picture instanceof File ? `${picture.name} ${picture.size} ${picture.lastModified}` : picture
}
