/** Pictures of people and organizations, and the choice of one. */
import { imagesMessages } from '#messages/images.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { DoorMark } from '#ui/media/door-mark.tsx'
import { ImagePicker } from '#ui/media/image-picker.tsx'
import { Logo } from '#ui/media/logo.tsx'
import { ProductMark } from '#ui/media/product-mark.tsx'
import { QrCode } from '#ui/media/qr-code.tsx'
import type { Part, Room } from '../part.ts'
import type { Words } from '../words/words.ts'
import { broken, logo, photo } from './pictures.ts'

const nothing = () => undefined
const HALFWAY = 45

interface Given {
  words: Words
  url?: string
  error?: string
  progress?: number
  disabled?: boolean
  shape?: 'square' | 'round'
}

function Picker({ words: { label, hint }, ...given }: Given) {
  const texts = imagesMessages.picker
  return (
    <ImagePicker
      label={label}
      name="one"
      hint={hint}
      {...{ texts, ...given }}
      accept={['image/png']}
      file={null}
      onPick={nothing}
    />
  )
}

/** As while a file is held over it. */
const dragOver = (specimen: HTMLElement) =>
  specimen.querySelector('input')?.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true }))

const picker: Part = {
  file: 'media/image-picker.tsx',
  within: ['media/image-preview.tsx'],
  states: [
    { name: 'empty', show: (words) => <Picker words={words} /> },
    { name: 'hover', show: (words) => <Picker words={words} />, look: { as: 'hover', at: 'div:has(> input)' } },
    { name: 'focus', show: (words) => <Picker words={words} />, look: { as: 'focus', at: 'input' } },
    { name: 'a file held over it', show: (words) => <Picker words={words} />, act: dragOver },
    { name: 'with a picture', show: (words) => <Picker words={words} url={photo} shape="round" /> },
    { name: 'a picture that cannot be shown', show: (words) => <Picker words={words} url={broken} /> },
    { name: 'busy', show: (words) => <Picker words={words} url={photo} progress={HALFWAY} /> },
    { name: 'error', show: (words) => <Picker words={words} error={words.error} /> },
    { name: 'disabled', show: (words) => <Picker words={words} disabled /> },
  ],
}

export const media: Room = {
  name: 'media',
  parts: [
    {
      file: 'media/avatar.tsx',
      states: [
        { name: 'initials', show: ({ person }) => <Avatar person={person} /> },
        { name: 'initials, large', show: ({ person }) => <Avatar person={person} size="large" /> },
        { name: 'a photo', show: ({ person }) => <Avatar person={person} photos={[photo]} size="large" /> },
        {
          name: 'a photo that does not load',
          show: ({ person }) => <Avatar person={person} photos={[broken]} size="large" />,
        },
        { name: 'nobody known', show: () => <Avatar person={{}} size="large" /> },
      ],
    },
    {
      file: 'media/logo.tsx',
      states: [
        { name: 'a logo', show: ({ name }) => <Logo name={name} url={logo} /> },
        { name: 'a logo that does not load', show: ({ name }) => <Logo name={name} url={broken} /> },
      ],
    },
    { file: 'media/product-mark.tsx', states: [{ name: 'idle', show: () => <ProductMark /> }] },
    {
      file: 'media/door-mark.tsx',
      states: [{ name: 'idle', show: ({ name }) => <DoorMark displayName={name} logo_url={logo} /> }],
    },
    picker,
    {
      file: 'media/qr-code.tsx',
      states: [{ name: 'idle', show: ({ address, label }) => <QrCode text={`https://${address}`} label={label} /> }],
    },
  ],
}
