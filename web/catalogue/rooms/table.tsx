/** Rows that lead elsewhere, and the heads of their columns. */
import { LinkRow, LinkTable, PlainHeader } from '#ui/list/table/link-table.tsx'
import { RowLink } from '#ui/list/table/row-link.tsx'
import { SortHeader } from '#ui/list/table/sort-header.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { MoreButton } from '#ui/menu/more-button.tsx'
import type { Room, State } from '../part.ts'
import type { Words } from '../words/words.ts'

const nothing = () => undefined
const wide = { height: 360 }

function Example({ words, isLoading = false }: { words: Words; isLoading?: boolean }) {
  const { title, label, items, person, address } = words
  const rows = items.map((role, index) => (
    <LinkRow
      key={role}
      picture={<Avatar person={person} />}
      name={person.displayName}
      href={index === 1 ? null : 'https://example.com'}
      address={address}
      role={role}
      action={<MoreButton label={role} />}
    />
  ))
  return (
    <LinkTable
      label={title}
      head={
        <>
          <SortHeader label={label} order="desc" isSorted onSort={nothing} />
          {items.slice(1).map((item, index) => (
            <PlainHeader key={item} label={item} isSeen={index < 2} />
          ))}
        </>
      }
      rows={isLoading ? undefined : rows}
    />
  )
}

const heads: State['show'] = ({ items }) => (
  <table>
    <thead>
      <tr>
        <SortHeader label={items[0]} order="asce" isSorted onSort={nothing} />
        <SortHeader label={items[1]} order="desc" isSorted onSort={nothing} />
        <SortHeader label={items[2]} order="asce" onSort={nothing} />
      </tr>
    </thead>
  </table>
)
const second: State['show'] = ({ name }) => <RowLink to="/" name={name} />

export const table: Room = {
  name: 'table',
  parts: [
    {
      file: 'list/table/link-table.tsx',
      states: [
        { name: 'idle', show: (words) => <Example words={words} />, window: wide },
        {
          name: 'hover',
          show: (words) => <Example words={words} />,
          window: wide,
          look: { as: 'hover', at: 'tbody tr' },
        },
        { name: 'focus', show: (words) => <Example words={words} />, window: wide, look: { as: 'focus', at: 'td a' } },
        { name: 'busy', show: (words) => <Example words={words} isLoading />, window: wide },
        { name: 'on a phone', show: (words) => <Example words={words} />, window: { width: 360, height: 640 } },
      ],
    },
    {
      file: 'list/table/sort-header.tsx',
      states: [
        { name: 'idle', show: heads },
        { name: 'hover', show: heads, look: { as: 'hover', at: 'button' } },
        { name: 'focus', show: heads, look: { as: 'focus', at: 'button' } },
      ],
    },
    {
      file: 'list/table/row-link.tsx',
      states: [
        { name: 'idle', show: second },
        { name: 'hover', show: second, look: { as: 'hover', at: 'a' } },
        { name: 'focus', show: second, look: { as: 'focus', at: 'a' } },
      ],
    },
  ],
}
