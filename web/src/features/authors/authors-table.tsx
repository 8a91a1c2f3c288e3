/** The publishers as rows, each with its id. */
import type { AuthorMembershipItem } from '@atrium/contract/authors'
import { paths } from '#app/paths.ts'
import { authorsMessages } from '#messages/authors.ts'
import { LinkRow, LinkTable } from '#ui/list/link-table.tsx'
import type { SortOrder } from '#ui/list/list-query.ts'
import { SortHeader } from '#ui/list/sort-header.tsx'
import { Logo } from '#ui/logo.tsx'

const texts = authorsMessages.list

interface Props {
  /** Absent while the first page loads. */
  authors: readonly AuthorMembershipItem[] | undefined
  order: SortOrder
  onSort: () => void
}

export function AuthorsTable({ authors, order, onSort }: Props) {
  return (
    <LinkTable
      label={texts.title}
      head={
        <>
          <SortHeader label={texts.publisher} order={order} onSort={onSort} isSorted />
          <SortHeader label={texts.publisherId} order={order} onSort={onSort} />
        </>
      }
      rows={authors?.map(({ author_id, Author: { name, profile_image_url } }) => (
        <LinkRow
          key={author_id}
          picture={<Logo name={name} url={profile_image_url} />}
          name={name}
          href={paths.goToAuthor(author_id)}
        >
          @{author_id}
        </LinkRow>
      ))}
    />
  )
}
