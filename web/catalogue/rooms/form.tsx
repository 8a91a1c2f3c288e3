/** Whole forms: those of signed-in pages, which a schema checks, and those of the pages at the door. */
import * as z from 'zod/mini'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { FormModal } from '#ui/form/form-modal.tsx'
import { Form } from '#ui/form/form.tsx'
import { press, type Room, type State } from '../part.ts'
import type { Words } from '../words/words.ts'

const never = () => new Promise<never>(() => undefined)
const schemaOf = ({ error }: Words) => z.object({ one: z.string().check(z.minLength(1, error)) })

interface Given {
  words: Words
  value?: string
  onSubmit?: () => unknown
}

function OneField({ words, value = '', onSubmit = never }: Given) {
  return (
    <Form schema={schemaOf(words)} values={{ one: value }} onSubmit={onSubmit} refused={() => ({ root: words.error })}>
      {(form) => (
        <>
          <TextField label={words.label} hint={words.hint} {...form.field('one')} />
          {form.failure === undefined ? null : <FailureNotice message={form.failure} />}
          <div>
            <Button type="submit" busy={form.busy}>
              {words.action}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}

function InModal({ words, value = '' }: Given) {
  const texts = { cancel: words.other, submit: words.action }
  return (
    <FormModal
      schema={schemaOf(words)}
      values={{ one: value }}
      title={words.title}
      lead={words.sentence}
      texts={texts}
      onSubmit={never}
      onClose={() => undefined}
    >
      {(form) => <TextField label={words.label} hint={words.hint} {...form.field('one')} />}
    </FormModal>
  )
}

/** A dialog stands beside the specimen, at the end of the document. */
const sendDialog = () => document.querySelector<HTMLElement>('[role="dialog"] [type="submit"]')?.click()

const entry: State['show'] = ({ label, typed, action }) => (
  <EntryForm onSubmit={(event) => event.preventDefault()}>
    <TextField label={label} name="one" defaultValue={typed} />
    <PasswordField label={label} name="two" />
    <Button type="submit" wide>
      {action}
    </Button>
  </EntryForm>
)

const height = 520

export const form: Room = {
  name: 'form',
  parts: [
    {
      file: 'form/form.tsx',
      states: [
        { name: 'idle', show: (words) => <OneField words={words} /> },
        { name: 'error', show: (words) => <OneField words={words} />, act: press('[type="submit"]') },
        {
          name: 'busy',
          show: (words) => <OneField words={words} value={words.typed} />,
          act: press('[type="submit"]'),
        },
        {
          name: 'refused',
          show: (words) => (
            <OneField words={words} value={words.typed} onSubmit={() => Promise.reject(new Error('refused'))} />
          ),
          act: press('[type="submit"]'),
        },
      ],
    },
    { file: 'form/entry/entry-form.tsx', states: [{ name: 'idle', show: entry }] },
    {
      file: 'form/form-modal.tsx',
      states: [
        { name: 'open', show: (words) => <InModal words={words} />, window: { height } },
        { name: 'error', show: (words) => <InModal words={words} />, window: { height }, act: sendDialog },
        {
          name: 'busy',
          show: (words) => <InModal words={words} value={words.typed} />,
          window: { height },
          act: sendDialog,
        },
        { name: 'on a phone', show: (words) => <InModal words={words} />, window: { width: 360, height: 640 } },
      ],
    },
  ],
}
