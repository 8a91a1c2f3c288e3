/** The publishers as rows, each with its id. */
import type { Author, AuthorMembershipItem } from '@atrium/contract/authors'
import { authorsMessages } from '#messages/organizations/authors.ts'
import { roleNames } from '#messages/people/roles.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import type { SortOrder } from '#ui/list/query/list-query.ts'
import { LinkRow, LinkTable, PlainHeader } from '#ui/list/table/link-table.tsx'
import { RowLink } from '#ui/list/table/row-link.tsx'
import { SortHeader } from '#ui/list/table/sort-header.tsx'
import { Logo } from '#ui/media/logo.tsx'

const texts = authorsMessages.list

interface Props {
  /** Absent while the first page loads. */
  authors: readonly AuthorMembershipItem[] | undefined
  order: SortOrder
  onSort: () => void
  onInvite: (author: Author) => void
}

export function AuthorsTable({ authors, order, onSort, onInvite }: Props) {
  return (
    <LinkTable
      label={texts.title}
      head={
        <>
          <SortHeader label={texts.publisher} order={order} onSort={onSort} isSorted />
          <SortHeader label={texts.publisherId} order={order} onSort={onSort} />
          <PlainHeader label={texts.role} />
          <PlainHeader label={texts.invite} isSeen={false} />
        </>
      }
      rows={authors?.map(({ author_id, role, Author: author }) => (
        <LinkRow
          key={author_id}
          picture={<Logo name={author.name} url={author.profile_image_url} />}
          name={author.name}
          href={paths.goToAuthor(author_id)}
          address={`@${author_id}`}
          role={roleNames[role]}
          action={
            <>
              {role === 'owner' && (
                <Button variant="quiet" aria-label={texts.inviteTo(author.name)} onClick={() => onInvite(author)}>
                  {texts.invite}
                </Button>
              )}
              <RowLink to={paths.publisher(author_id, 'people')} name={texts.people} />
            </>
          }
        />
      ))}
    />
  )
}
