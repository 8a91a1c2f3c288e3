/** Many learners from a list: pasted or chosen, checked line by line, then made; their cards are printed next. */
import { importMaxBytes, maxLearnersAtOnce } from '@atrium/contract/limits'
import { columnNames } from '@atrium/contract/sentences/en/columns'
import { useQuery } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { useRef, useState } from 'react'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { classList } from '#features/people/api/classes.ts'
import choices from '#features/people/bulk/bulk-dialogs.module.css'
import { csvFile } from '#features/people/import/csv-file.ts'
import styles from '#features/people/import/import.module.css'
import { profileMessages } from '#messages/account/profile.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { textFileMessages } from '#messages/text-files.ts'
import { paths } from '#paths.ts'
import { saveFile } from '#ui/export/save-file.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx'
import { TextFileButton } from '#ui/form/fields/text-file-button.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import type { CardGroup } from '../cards/card-group.ts'
import own from './add-learners.module.css'
import { LearnersPreview } from './learners-preview.tsx'
import { checkListed, type CheckedLearner, makeListed, newClasses } from './make-listed.ts'
import { readLearnerList, unreadColumns } from './read-list.ts'

const texts = learnerMessages.many
const { form, list } = learnerMessages
/** As a line is written, in whatever language. */
const example = 'ada, Ada, Lovelace, 1a'
const templateName = 'learners.csv'

const columns = {
  username: columnNames.username,
  given_name: columnNames.given_name,
  family_name: columnNames.family_name,
  class: [list.class],
}

export function AddLearners({ onMade }: { onMade: (groups: readonly CardGroup[], problem?: string) => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const classes = useQuery(classList(organization)).data?.results ?? []
  const heading = useRef<HTMLHeadingElement>(null)
  const [text, setText, wasHeld] = useHeldState(`learners of ${organization}`, '')
  const [pictures, setPictures] = useState(false)
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
  }
  const check = () => {
    const listed = readLearnerList(text, columns)
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
          busy={making.isPending}
          onBack={checking.reset}
          onMake={(good) => making.mutate(good)}
        />
      ) : (
        <>
          {wasHeld && text !== '' ? <Notice tone="info">{profileMessages.restored}</Notice> : null}
          <p className={styles.lead}>{texts.lead}</p>
          <div className={own.list}>
            <TextAreaField
              name="learners"
              label={texts.text}
              error={problem}
              hint={example}
              rows={10}
              spellCheck={false}
              autoComplete="off"
              value={text}
              onChange={({ target }) => write(target.value)}
            />
          </div>
          <label className={choices.choice}>
            <input
              type="checkbox"
              name="pictures"
              checked={pictures}
              onChange={({ target }) => setPictures(target.checked)}
            />
            {texts.pictures}
          </label>
          <div className={styles.actions}>
            <TextFileButton
              label={texts.file}
              name="file"
              accept=".csv,.txt,.tsv,text/*"
              maxBytes={importMaxBytes}
              noText={textFileMessages.noList}
              onText={write}
              onRefuse={setProblem}
            />
            <Button busy={checking.isPending} disabled={text.trim() === ''} onClick={check}>
              {texts.check}
            </Button>
            <Button variant="quiet" onClick={() => saveFile(template(), templateName)}>
              {texts.template}
            </Button>
          </div>
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

function template(): Blob {
  return csvFile([[form.username, form.given_name, form.family_name, form.class]])
}
