/**
 * How the forms of the pages at the door work, in the browser's own fields, so that what was typed before this
 * code arrived still stands: checked, sent once at a time, told beside its fields what is wrong.
 */
import { type FormEvent, type SubmitEvent, useRef, useState } from 'react'

/** Field -> sentence; `root` is the form as a whole. */
type Problems<Name extends string> = Partial<Record<Name | 'root', string | undefined>>

interface EntryForm<Name extends string> {
  /** What is wrong from the start, where one is sent back here. */
  problems?: Problems<Name>
  /** What is wrong before it is sent; nothing for what is right. A form whose rules come later checks as it sends. */
  check?: (values: Record<Name, string>) => Problems<Name>
  /** The form stays busy once this resolves, for the page leads on; or it answers, or rejects with, what is wrong. */
  send: (values: Record<Name, string>) => Promise<Problems<Name> | void>
  /** What is said of a rejection. */
  refused: (error: unknown) => Problems<Name>
}

/** `names` are the fields in the order in which they stand. */
export function useEntryForm<Name extends string>(names: readonly Name[], entry: EntryForm<Name>) {
  /** Null once the page is left. */
  const element = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems<Name>>(entry.problems ?? {})
  const [busy, setBusy] = useState(false)

  const refuse = (found: Problems<Name>): boolean => {
    setProblems(found)
    const first = names.find((name) => found[name])
    if (first) focusOn(element.current, first)
    return Object.values(found).some((problem) => problem !== undefined)
  }
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<Name, string>
    if (refuse(entry.check?.(values) ?? {})) return
    setBusy(true)
    const wrong = await entry.send(values).catch(entry.refused)
    if (!wrong) return
    setBusy(false)
    refuse(wrong)
  }

  return {
    /** What the form's element takes. */
    form: { ref: element, onSubmit },
    busy,
    setBusy,
    failure: problems.root,
    /** Takes back what was said. */
    clear: () => setProblems({}),
    /** Says of some fields what is wrong, or nothing more, and leaves what is said of the others. */
    tell: (found: Problems<Name>) => setProblems((earlier) => ({ ...earlier, ...found })),
    /** Says what is wrong, in place of all that was said, with the focus in the first of it. */
    refuse,
    /** What a field takes. Typing clears its own sentence, and in the first field those of all, which may depend on it. */
    field: (name: Name, onTyped?: (input: HTMLInputElement) => void) => ({
      name,
      error: problems[name],
      // The door asks for nothing that it does without.
      'aria-required': true as const,
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
        onTyped?.(currentTarget)
        const [first] = names
        setProblems((earlier) => (name === first ? {} : { ...earlier, [name]: undefined, root: undefined }))
      },
    }),
  }
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
