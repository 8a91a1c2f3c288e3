/** Terms and privacy: short texts, real pages. */
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { legalMessages } from '#messages/legal.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useProductName } from '#ui/layout/product-name.ts'
import { useStepBack } from '#ui/layout/use-step-back.ts'
import styles from './legal-page.module.css'

/** React Router's key of the entry that the document was opened with. */
const firstEntryKey = 'default'

export function TermsPage() {
  const { title, paragraphs } = legalMessages.terms
  return <LegalPage title={title} paragraphs={paragraphs(useProductName())} />
}

export function PrivacyPage() {
  const { title, ...texts } = legalMessages.privacy
  const { productName, identity, monitoring } = usePageSettings()
  const isHosted = identity.provider !== 'embedded'
  const isMonitored = monitoring.pageViewsUrl !== null || monitoring.apmServerUrl !== null
  const elsewhere = [...(isHosted ? [texts.elsewhere.hosted] : []), ...(isMonitored ? [texts.elsewhere.monitored] : [])]
  return (
    <LegalPage
      title={title}
      paragraphs={[
        texts.kept(productName),
        isHosted ? texts.password.hosted : texts.password.embedded,
        texts.seen,
        texts.browser,
        ...(elsewhere.length === 0 ? [texts.elsewhere.nothing] : elsewhere),
        texts.yours,
      ]}
    />
  )
}

function LegalPage({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
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
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </AuthLayout>
  )
}
