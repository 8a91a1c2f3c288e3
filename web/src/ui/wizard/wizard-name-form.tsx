/** The first step of a wizard: what the thing is called. Checked as the field is left, and once more to go on. */
import type { FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { TextField, type TextFieldProps } from '#ui/form/fields/text-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { WizardActions } from './wizard-actions.tsx'

type Shown = 'label' | 'hint' | 'note' | 'messageLines' | 'maxLength'

interface Props<Schema extends z.ZodMiniType<FieldValues, FieldValues>> extends Pick<TextFieldProps, Shown> {
  /** Of an object with the one field. */
  schema: Schema
  values: z.input<Schema>
  name: Path<z.input<Schema>>
  /** Takes out of the field what it does not take, before anything reads it. */
  strip?: (input: HTMLInputElement) => void
  onType: (text: string) => void
  onNext: () => void
  cancelTo: string
  texts: { cancel: string; next: string }
}

export function WizardNameForm<Schema extends z.ZodMiniType<FieldValues, FieldValues>>(props: Props<Schema>) {
  const { schema, values, name, strip, onType, onNext, cancelTo, texts, ...shown } = props
  return (
    <Form schema={schema} values={values} mode="onTouched" onSubmit={onNext}>
      {(form) => {
        const field = form.field(name)
        return (
          <>
            <TextField
              {...field}
              {...shown}
              autoFocus
              autoComplete="organization"
              enterKeyHint="next"
              onChange={(event) => {
                // While signs are being put together, they are the keyboard's: what is taken out would break them.
                if (!isComposing(event.nativeEvent)) strip?.(event.currentTarget)
                onType(event.currentTarget.value)
                void field.onChange(event)
              }}
              onCompositionEnd={(event) => {
                strip?.(event.currentTarget)
                onType(event.currentTarget.value)
                void field.onChange(event)
              }}
            />
            <WizardActions>
              <LinkButton to={cancelTo} variant="secondary">
                {texts.cancel}
              </LinkButton>
              <Button type="submit">{texts.next}</Button>
            </WizardActions>
          </>
        )
      }}
    </Form>
  )
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing
}
