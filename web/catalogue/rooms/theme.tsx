/** The colours that everything is drawn with, and the choice between light and dark. */
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx'
import type { Room } from '../part.ts'
import { Colours, Letters } from './tokens.tsx'

const show = () => <ThemeSwitch />

export const theme: Room = {
  name: 'theme',
  parts: [
    {
      file: 'theme/tokens.css',
      states: [
        { name: 'colours', show: () => <Colours /> },
        { name: 'letters', show: (words) => <Letters words={words} /> },
      ],
    },
    {
      file: 'theme/theme-switch.tsx',
      states: [
        { name: 'idle', show },
        { name: 'hover', show, look: { as: 'hover', at: 'button' } },
        { name: 'focus', show, look: { as: 'focus', at: 'button' } },
      ],
    },
  ],
}
