/** Many learners from a list: pasted or chosen, checked line by line, then made; their cards are printed next. */
import { maxLearnersAtOnce } from '@atrium/contract/limits'
import { columnNames } from '@atrium/contract/sentences/en/columns'
import { useQuery } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { useRef, useState } from 'react'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { classList } from '#features/people/api/classes.ts'
import styles from '#features/people/import/import.module.css'
import { profileMessages } from '#messages/account/profile.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import type { CardGroup } from '../cards/card-group.ts'
import { LearnersPreview } from './learners-preview.tsx'
import { LearnersText } from './learners-text.tsx'
import { checkListed, type CheckedLearner, makeListed, newClasses } from './make-listed.ts'
import { readLearnerList, unreadColumns } from './read-list.ts'
import { bareNames, withUsernames } from './suggest-usernames.ts'

const texts = learnerMessages.many

const columns = {
  username: columnNames.username,
  given_name: columnNames.given_name,
  family_name: columnNames.family_name,
  class: [learnerMessages.list.class],
}

export function AddLearners({ onMade }: { onMade: (groups: readonly CardGroup[], problem?: string) => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const classes = useQuery(classList(organization)).data?.results ?? []
  const heading = useRef<HTMLHeadingElement>(null)
  const [text, setText, wasHeld] = useHeldState(`learners of ${organization}`, '')
  const [pictures, setPictures] = useState(false)
  const [isSuggested, setSuggested] = useState(false)
  const [problem, setProblem] = useState<string>()
  const checking = useMutation({
    mutationFn: (listed: Parameters<typeof checkListed>[1]) => checkListed(organization, listed),
    onError: showErrorToast,
  })
  const making = useMutation({
    mutationFn: (good: readonly CheckedLearner[]) => makeListed(organization, good, { classes, pictures }),
    onError: showErrorToast,
    onSettled: () => void refresh(),
    onSuccess({ groups, missing }) {
      if (groups.length > 0) onMade(groups, missing > 0 ? texts.partly(missing) : undefined)
      else checking.reset()
    },
  })
  const write = (typed: string) => {
    setText(typed)
    setProblem(undefined)
    setSuggested(false)
  }
  const read = () => readLearnerList(text, columns)
  const suggest = () => {
    write(withUsernames(read()))
    setSuggested(true)
    checking.reset()
  }
  const check = () => {
    const listed = read()
    if (listed.length === 0) return setProblem(texts.nothing)
    if (listed.length > maxLearnersAtOnce) return setProblem(texts.tooMany)
    checking.mutate(listed)
  }
  return (
    <section className={styles.import} aria-label={texts.title}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h2>
      <UnsavedChanges
        unsaved={text.trim() !== ''}
        texts={profileMessages.leave}
        onLeave={() => setText('')}
        returnFocus={heading}
      />
      {checking.data ? (
        <LearnersPreview
          checked={checking.data}
          newClasses={newClasses(
            checking.data.filter((learner) => learner.problem === null),
            classes,
          )}
          unread={unreadColumns(text, columns)}
          bare={bareNames(read())}
          busy={making.isPending}
          onBack={checking.reset}
          onSuggest={suggest}
          onMake={(good) => making.mutate(good)}
        />
      ) : (
        <>
          {wasHeld && text !== '' ? <Notice tone="info">{profileMessages.restored}</Notice> : null}
          <LearnersText
            {...{ text, pictures, problem, isSuggested }}
            busy={checking.isPending}
            onChange={write}
            onPictures={setPictures}
            onRefuse={setProblem}
            onCheck={check}
          />
          <div className={styles.actions}>
            <LinkButton variant="secondary" to={paths.people(organization, 'learners')}>
              {texts.back}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  )
}
