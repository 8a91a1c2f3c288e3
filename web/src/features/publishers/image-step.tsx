/** Step 2 of the wizard: the image that stands for the publisher; it can do without one. */
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { CreationEnd } from '#domain/creation/creation-end.tsx'
import { creationFailure } from '#domain/creation/creation-failure.ts'
import { clearDraft } from '#domain/drafts/draft.ts'
import { createAuthorMessages } from '#messages/organizations/create-author.ts'
import { wizardMessages } from '#messages/organizations/wizard.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { authorDraft, type AuthorDraft } from './author-draft.ts'
import { useCreateAuthor } from './use-create-author.ts'

const texts = createAuthorMessages
/** The file is checked as it is picked, and kept by the page while one goes back and forth. */
const imageForm = z.object({ image: z.any() })

interface Props {
  uid: string
  draft: AuthorDraft
  image: File | null
  onImage: (image: File | null) => void
  onMade: () => void
  onUploaded: (url: string) => AuthorDraft
  onBack: () => void
}

export function ImageStep({ uid, draft, image, onImage, onMade, onUploaded, onBack }: Props) {
  const { namesake, ...creation } = useCreateAuthor(onUploaded, onMade)

  return (
    <AuthLayout step={wizardMessages.step(2, 2)} heading={texts.imageTitle} lead={texts.imageLead(draft.name)}>
      <Form
        schema={imageForm}
        values={{ image: null }}
        refused={creationFailure('image')}
        onSubmit={() => creation.create(draft, image)}
      >
        {(form) => (
          <CreationEnd
            image={{
              label: texts.imageLabel,
              name: 'image',
              hint: texts.imageHint,
              file: image,
              url: draft.imageUrl,
              onPick: (file) => {
                form.clearErrors()
                onImage(file)
              },
              error: form.problem('image'),
            }}
            failure={form.failure}
            warning={
              namesake === undefined ? null : (
                <Notice tone="warning">
                  {texts.namesake(namesake.name, namesake.author_id)}{' '}
                  <Link to={paths.goToAuthor(namesake.author_id)} onClick={() => clearDraft(authorDraft, uid)}>
                    {texts.toNamesake(namesake.name)}
                  </Link>
                </Notice>
              )
            }
            creation={creation}
            outcome={texts.outcome(draft.name)}
            texts={texts}
            onBack={onBack}
          />
        )}
      </Form>
    </AuthLayout>
  )
}
