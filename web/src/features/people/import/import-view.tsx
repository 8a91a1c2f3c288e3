/** Many people at once: paste or choose, check it, send the invites, and see how far it is. */
import { useMutation } from '#api/use-mutation.ts'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { showErrorToast } from '#api/show-error-toast.ts'
import { previewImport, startImport } from '#features/people/api/people-import.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { profileMessages } from '#messages/account/profile.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { peopleImportMessages as texts } from '#messages/people/people-import.ts'
import { paths } from '#paths.ts'
import { randomId } from '#session/random-id.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { useStillHere } from '#ui/layout/use-still-here.ts'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportText } from './import-text.tsx'
import { withAddressLines } from './address-lines.ts'
import styles from './import.module.css'

/** The import that runs stands in the address: whoever comes back finds it. */
export function ImportView() {
  const { organization } = useOrganization()
  const { id: running } = useParams()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const heading = useRef<HTMLHeadingElement>(null)
  const [text, setText, wasHeld] = useHeldState(`import into ${organization}`, '')
  const [attempt, setAttempt] = useState('')
  const [begun, setBegun] = useState<string | null>(null)
  const previewing = useMutation({
    mutationFn: (list: string) => previewImport(organization, list),
    onError: showErrorToast,
  })
  const starting = useMutation({
    mutationFn: () => startImport(organization, text, attempt),
    onError: showErrorToast,
    onSuccess: ({ id }) => {
      setBegun(id)
      if (isStillHere()) void navigate(paths.peopleImport(organization, id))
    },
  })

  if (running !== undefined) {
    const again = () => {
      setText('')
      previewing.reset()
      void navigate(paths.people(organization, 'import'))
    }
    return <ImportProgress id={running} fresh={running === begun} onAgain={again} />
  }
  return (
    <section className={styles.import} aria-label={texts.title}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h2>
      <UnsavedChanges
        unsaved={text.trim() !== '' && begun === null && !starting.isPending}
        texts={profileMessages.leave}
        onLeave={() => setText('')}
        returnFocus={heading}
      />
      {wasHeld && text !== '' && !previewing.data ? <Notice tone="info">{profileMessages.restored}</Notice> : null}
      {previewing.data ? (
        <ImportPreview
          preview={previewing.data}
          busy={starting.isPending}
          onBack={previewing.reset}
          onApply={() => starting.mutate()}
        />
      ) : (
        <ImportText
          text={text}
          busy={previewing.isPending}
          onChange={(typed) => {
            setText(typed)
            setBegun(null)
          }}
          onLook={() => {
            const list = withAddressLines(text)
            setText(list)
            setAttempt(randomId())
            previewing.mutate(list)
          }}
        />
      )}
      {previewing.data ? null : (
        <div className={styles.actions}>
          <LinkButton variant="secondary" to={paths.people(organization, 'invites')}>
            {texts.back}
          </LinkButton>
          <LinkButton variant="quiet" to={paths.people(organization, 'rosters')}>
            {peopleMessages.views.rosters}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
