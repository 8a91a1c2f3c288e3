/**
 * How every form of a signed-in page works: checked by its schema, sent once at a time, told beside its fields
 * what is wrong, with the focus in the first of them.
 */
import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { failuresShownBy } from '#ui/feedback/toasts.ts'
import { refusesEmpty } from './refuses-empty.ts'
import { withHalfTyped } from './half-typed.ts'

export type FormSchema = z.ZodMiniType<FieldValues, FieldValues>

/** What is said of a rejection: field -> sentence; `root` is the form as a whole. */
export type Refusal = Readonly<Record<string, string>>

export interface SchemaFormOptions<Schema extends FormSchema> {
  /** Or what loads it, for a page that is to be seen before its rules are there. */
  schema: Schema | (() => Promise<Schema>)
  /** Whether a field is refused where it is empty, and the rest is as in `values`; by `schema`, where that is there and says all. */
  isRequired?: (name: string, values: z.input<Schema>) => boolean
  /** What stands in the fields at first. */
  values: z.input<Schema>
  /** When a field is checked first: as the form is sent, or as the field is left. */
  mode?: 'onSubmit' | 'onTouched'
  /** Sends what the schema made of the values. It rejects with what refused it. */
  onSubmit: (values: z.output<Schema>) => unknown
  /** What is to be said of a rejection, beside which of the fields that stand in the form. Without it there is none. */
  refused?: (error: unknown, fields: readonly string[]) => Refusal
}

/** Stands for the values where the schema did not come: they are not sent. */
class Unchecked {
  readonly reason: unknown

  constructor(reason: unknown) {
    this.reason = reason
  }
}

/** What the element of a form needs of it. */
export interface FormSubmission {
  element: RefObject<HTMLFormElement | null>
  submit: (event: SubmitEvent) => Promise<void>
  /** It is under way. */
  busy: boolean
}

export type SchemaForm<Schema extends FormSchema> = ReturnType<typeof useSchemaForm<Schema>>

export function useSchemaForm<Schema extends FormSchema>(options: SchemaFormOptions<Schema>) {
  type Values = z.input<Schema>
  const { schema, values, mode = 'onSubmit' } = options
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<Values, unknown, z.output<Schema>>({
    resolver: useRules(schema, element),
    mode,
    // Half of what is typed is no fault yet, and would be told as one at each key.
    reValidateMode: mode === 'onSubmit' ? 'onSubmit' : 'onChange',
    defaultValues: values as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const { formState } = form
  const { submit, wasRefused } = useSending(form, element, options)
  const isRequired = (name: string) => {
    const { isRequired: told } = options
    if (told !== undefined) return told(name, form.getValues())
    return typeof schema !== 'function' && refusesEmpty(schema, form.getValues(), name)
  }
  /** What is wrong with a field. */
  const problem = (name: Path<Values>) => form.getFieldState(name, formState).error?.message
  useFocusOnProblem(element, wasRefused, formState, (name) => problem(name as Path<Values>) !== undefined)

  return {
    ...form,
    element,
    submit,
    busy: formState.isSubmitting,
    /** What is wrong with no field of its own. */
    failure: formState.errors.root?.message,
    problem,
    /** What a field takes: its name, its value, whether it has to be filled, and what is wrong with it. */
    field: (name: Path<Values>, takes?: RegisterOptions<Values>) => {
      const onChange = (event: unknown) => {
        if (mode === 'onSubmit') form.clearErrors(name)
        // What was said of the form as it was sent is over once it is another.
        if (formState.errors.root !== undefined) form.clearErrors('root')
        takes?.onChange?.(event)
      }
      const required = isRequired(name) || undefined
      return { ...form.register(name, { ...takes, onChange }), 'aria-required': required, error: problem(name) }
    },
  }
}

/** What the schema says of what is typed. */
function useRules<Schema extends FormSchema>(
  schema: SchemaFormOptions<Schema>['schema'],
  element: RefObject<HTMLFormElement | null>,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return async (typed, ...rest) => {
    const whole = withHalfTyped(typed, element.current)
    try {
      const rules = typeof schema === 'function' ? await schema() : schema
      return zodResolver(rules)(whole, ...rest)
    } catch (error) {
      // Of a field there is nothing to say then.
      return { values: new Unchecked(error) as z.output<Schema>, errors: {} }
    }
  }
}

/** Sends one at a time, and puts what refused it beside the fields. */
function useSending<Schema extends FormSchema>(
  { handleSubmit, setError }: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>,
  element: RefObject<HTMLFormElement | null>,
  { onSubmit, refused }: Pick<SchemaFormOptions<Schema>, 'onSubmit' | 'refused'>,
) {
  // State comes too late for the second half of a double click.
  const underWay = useRef(false)
  // What is said in a toast is no error of the form's own.
  const wasRefused = useRef(false)
  const takeBack = useRef<() => void>(undefined)

  const send = async (read: z.output<Schema>) => {
    try {
      if (read instanceof Unchecked) throw read.reason
      await onSubmit(read)
    } catch (error) {
      wasRefused.current = true
      if (refused === undefined) throw error
      let said: Refusal = {}
      takeBack.current = failuresShownBy(() => (said = refused(error, namesIn(element.current))))
      for (const [name, message] of Object.entries(said)) setError(name as Path<z.input<Schema>>, { message })
    }
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    wasRefused.current = false
    takeBack.current?.()
    await handleSubmit(send)(event).finally(() => (underWay.current = false))
  }
  return { submit, wasRefused }
}

interface Submissions {
  isSubmitting: boolean
  isSubmitSuccessful: boolean
  submitCount: number
}

/** The first field that is wrong gets the focus, or what sends the form where it lost its own: once for each time it is sent. */
function useFocusOnProblem(
  element: RefObject<HTMLFormElement | null>,
  wasRefused: RefObject<boolean>,
  { isSubmitting, isSubmitSuccessful, submitCount }: Submissions,
  isWrong: (name: string) => boolean,
): void {
  const dealtWith = useRef(0)
  useEffect(() => {
    if (isSubmitting || submitCount === dealtWith.current) return
    dealtWith.current = submitCount
    const form = element.current
    const isDone = isSubmitSuccessful && !wasRefused.current
    if (isDone || submitCount === 0 || form === null) return
    const wrong = namesIn(form).find(isWrong)
    if (wrong !== undefined) focusOn(form.elements.namedItem(wrong))
    // Lost, it is with the page, or with the dialog around the form.
    else if (document.activeElement?.contains(form)) focusOn(form.querySelector('[type="submit"]'))
  })
}

/** A group of one name is as good as its first. */
function focusOn(found: Element | RadioNodeList | null): void {
  const target = found instanceof RadioNodeList ? found[0] : found
  if (target instanceof HTMLElement) target.focus()
}

/** In the order in which they stand there. */
function namesIn(form: HTMLFormElement | null): string[] {
  const names = [...(form?.elements ?? [])].map((control) => control.getAttribute('name') ?? '')
  return [...new Set(names)].filter((name) => name !== '')
}
