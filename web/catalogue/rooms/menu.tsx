/** A button and the list that it opens. */
import { Button } from '#ui/form/buttons/button.tsx'
import { Menu, MenuHeading, MenuItem, MenuLink, MenuNote, MenuSeparator } from '#ui/menu/menu.tsx'
import { MoreButton } from '#ui/menu/more-button.tsx'
import type { Room } from '../part.ts'
import type { Words } from '../words/words.ts'

const nothing = () => undefined
const height = 420

function Example({ words }: { words: Words }) {
  const { person, items, action, other, hint, label } = words
  return (
    <Menu align="center" button={<Button variant="secondary">{label}</Button>}>
      <MenuHeading>{person.displayName}</MenuHeading>
      {items.slice(0, 2).map((item) => (
        <MenuLink key={item} to="/elsewhere">
          {item}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem onChoose={nothing}>{action}</MenuItem>
      <MenuItem onChoose={nothing} disabled>
        {other}
      </MenuItem>
      <MenuItem onChoose={nothing} heldBecause="why">
        {items[2]}
      </MenuItem>
      <MenuNote id="why">{hint}</MenuNote>
      <MenuItem onChoose={nothing} isDanger>
        {items[3]}
      </MenuItem>
    </Menu>
  )
}

/** As by keyboard: its first item has the focus then. */
function open(specimen: HTMLElement): void {
  specimen.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
}

export const menu: Room = {
  name: 'menu',
  parts: [
    {
      file: 'menu/menu.tsx',
      states: [
        { name: 'closed', show: (words) => <Example words={words} /> },
        { name: 'open', show: (words) => <Example words={words} />, window: { height }, act: open },
        {
          name: 'open, on a phone',
          show: (words) => <Example words={words} />,
          window: { width: 360, height: 640 },
          act: open,
        },
      ],
    },
    {
      file: 'menu/more-button.tsx',
      states: [
        { name: 'idle', show: ({ label }) => <MoreButton label={label} /> },
        { name: 'hover', show: ({ label }) => <MoreButton label={label} />, look: { as: 'hover', at: 'button' } },
        { name: 'focus', show: ({ label }) => <MoreButton label={label} />, look: { as: 'focus', at: 'button' } },
      ],
    },
  ],
}
