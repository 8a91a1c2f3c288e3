/** A picture among settings: sent as it is chosen, and once more where it did not get through. */
import { ImageField } from '#domain/images/image-field.tsx'
import { ConflictChoice } from './conflict-choice.tsx'
import type { WithPictures } from './use-pictures.ts'

interface Props<Field extends string> {
  form: WithPictures<Field>
  field: Field
  name?: string
  label: string
  hint: string
  /** Empty for none. */
  url: string
  disabled: boolean
  /** Null takes it away. */
  onChange: (url: string | null) => void
}

export function PictureField<Field extends string>(props: Props<Field>) {
  const { form, field, name = field, label, hint, url, disabled, onChange } = props
  const unsent = form.unsent(field)
  const send = async (file: File) => {
    const address = await form.upload(field, file)
    if (address !== undefined) onChange(address)
  }
  const pick = (file: File | null) => {
    if (file !== null) return void send(file)
    form.letGo(field)
    // What is there already stays.
    if (unsent === null) onChange(null)
  }
  return (
    <div>
      <ImageField
        {...{ name, label, hint, url, disabled }}
        file={unsent}
        onPick={pick}
        error={form.error(field)}
        onAgain={unsent === null ? undefined : () => void send(unsent)}
        progress={form.progress(field)}
      />
      <ConflictChoice form={form} field={field} label={label} />
    </div>
  )
}
