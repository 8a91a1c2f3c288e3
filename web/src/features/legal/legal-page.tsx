/** Terms and privacy: short texts, real pages. */
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { legalMessages } from '#messages/legal.ts'
import { paths } from '#paths.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useProductName } from '#ui/layout/product-name.ts'
import { useStepBack } from '#ui/layout/use-step-back.ts'
import styles from './legal-page.module.css'

/** React Router's key of the entry that the document was opened with. */
const firstEntryKey = 'default'

export function TermsPage() {
  return <LegalPage {...legalMessages.terms} />
}

export function PrivacyPage() {
  return <LegalPage {...legalMessages.privacy} />
}

function LegalPage({ title, paragraphs }: { title: string; paragraphs: (product: string) => string[] }) {
  const product = useProductName()
  const stepBack = useStepBack()
  const { key } = useLocation()

  // Back to the very form that led here; someone who came from elsewhere gets its beginning.
  const goBack = (event: MouseEvent) => {
    if (key === firstEntryKey) return
    event.preventDefault()
    stepBack()
  }

  return (
    <AuthLayout
      heading={title}
      footer={
        <Link to={paths.signUp} onClick={goBack}>
          {legalMessages.back}
        </Link>
      }
    >
      <div className={styles.text}>
        {paragraphs(product).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </AuthLayout>
  )
}
