/** The wizard that creates a publisher: its name, then its image. */
import { publisherName } from '@atrium/contract/rules/people'
import { useDraft } from '#domain/drafts/use-draft.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useSignedIn } from '#session/session.ts'
import { useWizardStep } from '#ui/wizard/use-wizard-step.ts'
import { authorDraft } from './author-draft.ts'
import { ImageStep } from './image-step.tsx'
import { NameStep } from './name-step.tsx'

export function CreateAuthorPage() {
  const { uid } = useSignedIn()
  const { draft, change, end } = useDraft(authorDraft, uid)
  const [image, setImage] = useHeldState<File | null>('author-image', null)
  const { step, goOn, goBack } = useWizardStep()
  const name = publisherName.safeParse(draft.name)

  // The second step means nothing without a name: an edited or forgotten draft starts over.
  if (step === 1 && name.success) {
    return (
      <ImageStep
        uid={uid}
        draft={{ ...draft, name: name.data }}
        image={image}
        onImage={(file) => {
          setImage(file)
          // Of another image; this one has no address yet.
          change({ imageUrl: '' })
        }}
        onMade={end}
        onUploaded={(imageUrl) => change({ imageUrl })}
        onBack={goBack}
      />
    )
  }
  return <NameStep uid={uid} value={draft.name} onType={(typed) => change({ name: typed })} onNext={goOn} />
}
