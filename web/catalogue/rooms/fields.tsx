/** Fields of forms. */
import { ChoiceField } from '#ui/form/fields/choice-field.tsx'
import { CopyableField } from '#ui/form/fields/copyable-field.tsx'
import { FileButton } from '#ui/form/fields/file-button.tsx'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { StrengthMeter } from '#ui/form/fields/strength-meter.tsx'
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { press, type Room, type State } from '../part.ts'
import type { Words } from '../words/words.ts'

const plain: State['show'] = ({ label, hint }) => <TextField label={label} name="one" hint={hint} />
const password: State['show'] = ({ label, hint }) => (
  <PasswordField label={label} name="password" hint={hint} defaultValue="Quiet-arches" />
)
const optionsOf = ({ items }: Words) => items.map((item, index) => ({ value: String(index), label: item }))
const nothing = () => undefined
const copying = ({ action, other, sentence, error }: Words) => ({
  copy: action,
  copied: sentence,
  copyFailed: error,
  copyNamed: (what: string) => `${other}: ${what}`,
})

const choicesOf = (words: Words) => optionsOf(words).map((choice) => ({ ...choice, about: words.hint }))

const textField: State[] = [
  { name: 'empty', show: plain },
  { name: 'hover', show: plain, look: { as: 'hover', at: 'div > div' } },
  { name: 'focus', show: plain, look: { as: 'focus', at: 'input' } },
  {
    name: 'filled in',
    show: ({ label, typed }) => <TextField label={label} name="one" defaultValue={typed} />,
  },
  {
    name: 'placeholder',
    show: ({ label, typed }) => <TextField label={label} name="one" placeholder={typed} />,
  },
  {
    name: 'error',
    show: ({ label, typed, error }) => <TextField label={label} name="one" defaultValue={typed} error={error} />,
  },
  {
    name: 'error, focus',
    show: ({ label, typed, error }) => <TextField label={label} name="one" defaultValue={typed} error={error} />,
    look: { as: 'focus', at: 'input' },
  },
  {
    name: 'checked, good',
    show: ({ label, typed, sentence }) => (
      <TextField label={label} name="one" defaultValue={typed} status={sentence} statusTone="good" />
    ),
  },
  {
    name: 'a domain behind it',
    show: ({ label, address }) => (
      <TextField label={label} name="one" defaultValue="hall" spellCheck={false} suffix={`.${address}`} />
    ),
  },
  { name: 'read only', show: ({ label, typed }) => <TextField label={label} name="one" value={typed} readOnly /> },
  {
    name: 'disabled',
    show: ({ label, typed }) => <TextField label={label} name="one" defaultValue={typed} disabled />,
  },
]

export const fields: Room = {
  name: 'fields',
  parts: [
    { file: 'form/fields/text-field.tsx', states: textField },
    {
      file: 'form/fields/text-area-field.tsx',
      states: [
        { name: 'empty', show: ({ label, hint }) => <TextAreaField label={label} name="one" hint={hint} /> },
        {
          name: 'filled in',
          show: ({ label, sentence }) => <TextAreaField label={label} name="one" defaultValue={sentence} />,
        },
        {
          name: 'error',
          show: ({ label, sentence, error }) => (
            <TextAreaField label={label} name="one" defaultValue={sentence} error={error} />
          ),
        },
        {
          name: 'disabled',
          show: ({ label, sentence }) => <TextAreaField label={label} name="one" defaultValue={sentence} disabled />,
        },
      ],
    },
    {
      file: 'form/fields/select-field.tsx',
      states: [
        {
          name: 'idle',
          show: (words) => <SelectField label={words.label} name="one" options={optionsOf(words)} hint={words.hint} />,
        },
        {
          name: 'error',
          show: (words) => (
            <SelectField label={words.label} name="one" options={optionsOf(words)} error={words.error} />
          ),
        },
        {
          name: 'disabled',
          show: (words) => <SelectField label={words.label} name="one" options={optionsOf(words)} disabled />,
        },
      ],
    },
    {
      file: 'form/fields/password-field.tsx',
      states: [
        { name: 'hidden', show: password },
        { name: 'shown', show: password, act: press('button') },
        { name: 'Caps Lock', show: password, act: withCapsLock },
        {
          name: 'error',
          show: ({ label, error }) => <PasswordField label={label} name="password" error={error} />,
        },
      ],
    },
    {
      file: 'form/fields/strength-meter.tsx',
      states: [
        { name: 'nothing typed', show: () => <StrengthMeter password="" /> },
        { name: 'common', show: () => <StrengthMeter password="password" /> },
        { name: 'weak', show: ({ hint }) => <StrengthMeter password="arches" missing={hint} /> },
        { name: 'good', show: () => <StrengthMeter password="Quietarches" /> },
        { name: 'strong', show: () => <StrengthMeter password="Quiet-arches-1843" /> },
      ],
    },
    {
      file: 'form/fields/choice-field.tsx',
      states: [
        {
          name: 'one is chosen',
          show: (words) => (
            <ChoiceField
              label={words.label}
              name="one"
              value="0"
              choices={choicesOf(words)}
              onChange={() => undefined}
            />
          ),
        },
        {
          name: 'focus, words alone',
          show: (words) => (
            <ChoiceField label={words.label} isLabelSeen={false} name="one" choices={optionsOf(words)} />
          ),
          look: { as: 'focus', at: 'input' },
        },
        {
          name: 'disabled',
          show: (words) => <ChoiceField label={words.label} name="one" choices={optionsOf(words)} disabled />,
        },
      ],
    },
    {
      file: 'form/fields/copyable-field.tsx',
      states: [
        {
          name: 'idle',
          show: (words) => (
            <CopyableField label={words.label} name="one" value={`https://${words.address}`} texts={copying(words)} />
          ),
        },
      ],
    },
    {
      file: 'form/fields/file-button.tsx',
      states: [
        {
          name: 'idle',
          show: ({ action }) => <FileButton label={action} name="one" accept="text/*" onChoose={nothing} />,
        },
        {
          name: 'disabled',
          show: ({ action }) => <FileButton label={action} name="one" accept="text/*" disabled onChoose={nothing} />,
        },
      ],
    },
  ],
}

/** As somebody types with it on. */
function withCapsLock(specimen: HTMLElement): void {
  specimen
    .querySelector('input')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }))
}
