/** Pages that are one list, and what stands around the rows. */
import { RetryOffered } from '#ui/feedback/retry-offered.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { EmptyOrganizations } from '#ui/illustrations/empty-organizations.tsx'
import { AddButton } from '#ui/list/add-button.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { Line, LineList } from '#ui/list/line-list.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import type { Room, State } from '../part.ts'
import type { Words } from '../words/words.ts'
import { listPage } from './list-page.tsx'

const nothing = () => undefined
const ROWS = 1_204
const LIMIT = 10

const empty = ({ title, sentence, action }: Words, filter: string) => (
  <EmptyList
    drawing={<EmptyOrganizations />}
    sentence={title}
    advice={sentence}
    nextStep={<LinkButton to="/">{action}</LinkButton>}
    filter={filter}
    onClearFilter={nothing}
  />
)
const filter: State['show'] = ({ label }) => <FilterField placeholder={label} applied="" onApply={nothing} />
const add: State['show'] = ({ action, other }) => <AddButton label={action} short={other} to="/" />
const failure: State['show'] = ({ title, error }) => <ListFailure text={title} message={error} onRetry={nothing} />
const lines: State['show'] = ({ items, sentence, hint }) => (
  <LineList>
    {items.map((item, index) => (
      <Line key={item} {...(index !== 1 && { aside: hint })}>
        {index === 2 ? sentence : item}
      </Line>
    ))}
  </LineList>
)
const loaded = (query: { data: string | undefined; error: Error | null }, { title, error }: Words) => (
  <Loaded query={{ ...query, refetch: nothing }} texts={{ loading: title, failed: error }}>
    {(data) => <p>{data}</p>}
  </Loaded>
)
const pages = (name: string, page: number, total: number): State => ({
  name,
  show: () => <Pagination page={page} limit={LIMIT} total={total} onChange={nothing} />,
})

export const list: Room = {
  name: 'list',
  parts: [
    listPage,
    {
      file: 'list/filter-field.tsx',
      states: [
        { name: 'empty', show: filter },
        { name: 'focus', show: filter, look: { as: 'focus', at: 'input' } },
        {
          name: 'filled in',
          show: ({ label, typed }) => <FilterField placeholder={label} applied={typed} onApply={nothing} />,
        },
      ],
    },
    {
      file: 'list/add-button.tsx',
      states: [
        { name: 'idle', show: add },
        {
          name: 'with its tooltip',
          show: add,
          window: { height: 160 },
          act: (specimen) => specimen.querySelector('a')?.focus(),
        },
        { name: 'on a phone', show: add, window: { width: 360, height: 160 } },
      ],
    },
    {
      file: 'list/empty-list.tsx',
      states: [
        { name: 'empty', show: (words) => empty(words, '') },
        { name: 'nothing fits the filter', show: (words) => empty(words, words.typed) },
      ],
    },
    {
      file: 'list/line-list.tsx',
      states: [
        { name: 'idle', show: lines },
        { name: 'on a phone', show: lines, window: { width: 360, height: 320 } },
      ],
    },
    {
      file: 'list/list-failure.tsx',
      states: [
        { name: 'error', show: failure },
        {
          name: 'error, tried again elsewhere',
          show: (words) => <RetryOffered value>{failure(words)}</RetryOffered>,
        },
      ],
    },
    {
      file: 'list/loaded.tsx',
      states: [
        { name: 'busy', show: (words) => loaded({ data: undefined, error: null }, words) },
        { name: 'error', show: (words) => loaded({ data: undefined, error: new Error(words.sentence) }, words) },
        { name: 'there', show: (words) => loaded({ data: words.sentence, error: null }, words) },
      ],
    },
    {
      file: 'list/paging/pagination.tsx',
      states: [
        pages('first page', 1, ROWS),
        pages('in between', 2, ROWS),
        pages('last page', Math.ceil(ROWS / LIMIT), ROWS),
        { ...pages('on a phone', 2, ROWS), window: { width: 360, height: 160 } },
      ],
    },
  ],
}
