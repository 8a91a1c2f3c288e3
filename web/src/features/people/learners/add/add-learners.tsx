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
import type { Columns } from './list-columns.ts'
import { type LearnerList, readLearnerList } from './read-list.ts'
import { withUsernames } from './suggest-usernames.ts'

const texts = learnerMessages.many

const columns = {
  username: columnNames.username,
  given_name: columnNames.given_name,
  family_name: columnNames.family_name,
  name: columnNames.name,
  class: [learnerMessages.list.class],
} as const

export function AddLearners({ onMade }: { onMade: (groups: readonly CardGroup[], problem?: string) => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const classes = useQuery(classList(organization)).data?.results ?? []
  const heading = useRef<HTMLHeadingElement>(null)
  const [text, setText, wasHeld] = useHeldState(`learners of ${organization}`, '')
  const [pictures, setPictures] = useHeldState(`pictures for learners of ${organization}`, false)
  const [isSuggested, setSuggested] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [preview, setPreview] = useState<{ list: LearnerList; checked: readonly CheckedLearner[] }>()
  const checking = useMutation({
    mutationFn: (list: LearnerList) => checkListed(organization, list.learners),
    onError: showErrorToast,
  })
  const making = useMutation({
    mutationFn: (good: readonly CheckedLearner[]) => makeListed(organization, good, { classes, pictures }),
    onError: showErrorToast,
    onSettled: () => void refresh(),
    onSuccess({ groups, missing }) {
      if (groups.length > 0) onMade(groups, missing > 0 ? texts.partly(missing) : undefined)
      else setPreview(undefined)
    },
  })
  const write = (typed: string) => {
    setText(typed)
    setProblem(undefined)
    setSuggested(false)
  }
  const suggest = (list: LearnerList) => {
    write(withUsernames(list.learners, columns))
    setSuggested(true)
    setPreview(undefined)
  }
  const check = (chosen?: Columns) => {
    const list = readLearnerList(text, columns, chosen)
    if (list.learners.length === 0) return setProblem(texts.nothing)
    if (list.learners.length > maxLearnersAtOnce) return setProblem(texts.tooMany)
    // Only the last of several has its answer shown.
    checking.mutate(list, { onSuccess: (checked) => setPreview({ list, checked }) })
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
      {preview ? (
        <LearnersPreview
          {...preview}
          newClasses={newClasses(
            preview.checked.filter((learner) => learner.problem === null),
            classes,
          )}
          busy={making.isPending}
          isChecking={checking.isPending}
          onBack={() => setPreview(undefined)}
          onColumns={check}
          onSuggest={() => suggest(preview.list)}
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
            onCheck={() => check()}
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
