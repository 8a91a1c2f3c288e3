/** The choice of a language. */
import { LanguageSwitch } from '#ui/language/language-switch.tsx'
import { press, type Room } from '../part.ts'

const show = () => <LanguageSwitch />

export const language: Room = {
  name: 'language',
  parts: [
    {
      file: 'language/language-switch.tsx',
      states: [
        { name: 'idle', show },
        { name: 'hover', show, look: { as: 'hover', at: 'button' } },
        { name: 'focus', show, look: { as: 'focus', at: 'button' } },
        { name: 'open', show, window: { width: 360, height: 420 }, act: press('button') },
      ],
    },
  ],
}
