/** A whole page that is one list: loading, loaded, empty, failed. */
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { EmptyOrganizations } from '#ui/illustrations/empty-organizations.tsx'
import { AddButton } from '#ui/list/add-button.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { type LoadedList, ListPage } from '#ui/list/list-page.tsx'
import { Logo } from '#ui/media/logo.tsx'
import { LinkRow, LinkTable, PlainHeader } from '#ui/list/table/link-table.tsx'
import { SortHeader } from '#ui/list/table/sort-header.tsx'
import type { Part } from '../part.ts'
import type { Words } from '../words/words.ts'
import { logo } from './pictures.ts'

const nothing = () => undefined
const LIMIT = 10
const asked = { isFetching: false, isPlaceholderData: false, refetch: () => Promise.resolve() }

const states = {
  busy: { ...asked, data: undefined, error: null, isPending: true, isFetching: true },
  loaded: { ...asked, data: { totalPages: 5, totalResults: 42 }, error: null, isPending: false },
  empty: { ...asked, data: { totalPages: 0, totalResults: 0 }, error: null, isPending: false },
  failed: { ...asked, data: undefined, error: new Error('503'), isPending: false },
} satisfies Record<string, LoadedList>

function Example({ words, loaded }: { words: Words; loaded: LoadedList }) {
  const { title, label, sentence, error, action, other, items, name, address } = words
  const rows = items.map((role) => (
    <LinkRow
      key={role}
      picture={<Logo name={name} url={logo} />}
      name={name}
      href="https://example.com"
      address={address}
      role={role}
    />
  ))
  return (
    <ListPage
      query={{ page: 1, limit: LIMIT, name: '' }}
      change={nothing}
      texts={{ title, filter: label, loading: sentence, failed: error }}
      toolbar={
        <LinkButton variant="quiet" to="/">
          {other}
        </LinkButton>
      }
      add={<AddButton label={action} short={action} to="/" />}
      list={loaded}
      table={
        <LinkTable
          label={title}
          head={
            <>
              <SortHeader label={label} order="asce" isSorted onSort={nothing} />
              {items.slice(1).map((item) => (
                <PlainHeader key={item} label={item} />
              ))}
            </>
          }
          rows={loaded.data && rows}
        />
      }
      empty={
        <EmptyList
          drawing={<EmptyOrganizations />}
          sentence={title}
          advice={sentence}
          nextStep={<LinkButton to="/">{action}</LinkButton>}
          filter=""
          onClearFilter={nothing}
        />
      }
    />
  )
}

export const listPage: Part = {
  file: 'list/list-page.tsx',
  states: [
    ...Object.entries(states).map(([name, loaded]) => ({
      name,
      show: (words: Words) => <Example words={words} loaded={loaded} />,
      window: { height: 560 },
    })),
    {
      name: 'on a phone',
      show: (words) => <Example words={words} loaded={states.loaded} />,
      window: { width: 360, height: 800 },
    },
  ],
}
