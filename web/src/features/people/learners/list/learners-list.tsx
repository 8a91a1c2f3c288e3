/** The learners: found by class and name, and looked after one by one or many at once. */
import type { Learner } from '@atrium/contract/people/learner'
import { useQuery } from '@tanstack/react-query'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { classList } from '#features/people/api/classes.ts'
import { learnerPage } from '#features/people/api/learners.ts'
import { useSelection } from '#features/people/bulk/use-selection.ts'
import members from '#features/people/members/members-view.module.css'
import { learnerMessages } from '#messages/people/learners.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import { dialogOnUse } from '#ui/loading/dialog-on-use.tsx'
import type { CardGroup } from '../cards/card-group.ts'
import type { AboutLearners, LearnerDialog } from '../dialogs/learner-dialog.ts'
import { LearnersBar } from './learners-bar.tsx'
import { useLearnersQuery } from './learners-query.ts'
import { LearnersTable } from './learners-table.tsx'
import { LearnersToolbar } from './learners-toolbar.tsx'

const texts = learnerMessages.list
const dialogs = dialogOnUse(async () => (await import('../dialogs/learner-dialogs.tsx')).LearnerDialogs)

export function LearnersList({ onCards }: { onCards: (groups: readonly CardGroup[]) => void }) {
  const { organization, role } = useOrganization()
  const { query, change, narrow } = useLearnersQuery()
  const list = useQuery(learnerPage(organization, query))
  const classes = useQuery(classList(organization)).data?.results ?? []
  useLastPage(list, query.page, change)
  const [dialog, setDialog] = useHeldState<LearnerDialog | null>(`learner dialog of ${organization}`, null)
  const learners = list.data?.results
  const selection = useSelection(`learners of ${organization}`, learners?.map(({ user_id }) => user_id) ?? [])
  const chosen = learners?.filter(({ user_id }) => selection.has(user_id)) ?? []
  const open = (kind: AboutLearners, of: readonly Learner[]) => setDialog({ kind, learners: of })
  const isEmpty = list.data?.totalResults === 0
  const schoolClass = classes.find(({ id }) => id === query.class)
  // How many a whole class are, the list says once it is of that class, and of no part of it.
  const inClass = list.isPlaceholderData || query.name !== '' ? undefined : list.data?.totalResults

  if (list.data?.offered === false) return <Notice tone="info">{learnerMessages.notOffered}</Notice>
  return (
    <section
      className={members.members}
      aria-label={learnerMessages.title}
      aria-busy={list.isFetching}
      onPointerEnter={dialogs.prepare}
      onFocus={dialogs.prepare}
    >
      <LearnersToolbar
        query={query}
        classes={classes}
        onSearch={(name) => change({ name })}
        onClass={narrow}
        onAdd={() => setDialog({ kind: 'add', schoolClass: query.class })}
        onCards={
          schoolClass === undefined || inClass === undefined || isEmpty
            ? undefined
            : () => setDialog({ kind: 'class-cards', schoolClass, count: inClass })
        }
      />
      {chosen.length > 0 && <LearnersBar chosen={chosen} onOpen={open} onClear={selection.clear} />}
      {!hasFailed(list) ? (
        <LearnersTable learners={learners} selection={selection} onOpen={(kind, learner) => open(kind, [learner])} />
      ) : (
        <FailedPart query={list} />
      )}
      {isEmpty && (
        <EmptyList
          drawing={<EmptyMembers />}
          sentence={query.name === '' && query.class === '' ? texts.empty : texts.nobody}
          advice={query.class === '' ? texts.emptyAdvice : texts.emptyClass}
          nextStep={
            query.class !== '' ? (
              <Button variant="secondary" onClick={() => narrow('')}>
                {texts.showAll}
              </Button>
            ) : (
              role === 'owner' && (
                <LinkButton variant="secondary" to={`${paths.people(organization, 'learners')}/add`}>
                  {texts.addMany}
                </LinkButton>
              )
            )
          }
          filter={query.name}
          onClearFilter={() => change({ name: '' })}
        />
      )}
      {list.data && !isEmpty && (
        <Pagination page={query.page} limit={query.limit} total={list.data.totalResults} onChange={change} />
      )}
      {dialog && (
        <dialogs.Dialog
          dialog={dialog}
          classes={classes}
          onCards={onCards}
          onClose={() => setDialog(null)}
          onDone={() => {
            setDialog(null)
            selection.done('learners' in dialog ? dialog.learners.map(({ user_id }) => user_id) : [])
          }}
        />
      )}
    </section>
  )
}
