/** Support: who can help, and what helps by itself. */
import { Link } from 'react-router'
import { helpMessages } from '#messages/help.ts'
import { paths } from '#paths.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useProductName } from '#ui/layout/product-name.ts'
import styles from './support-page.module.css'

const texts = helpMessages.support

export function SupportPage() {
  const product = useProductName()
  return (
    <AuthLayout
      heading={texts.title}
      footer={
        <>
          <Link to={paths.signIn}>{helpMessages.signIn}</Link>
          <Link to={paths.find}>{texts.findOrganization}</Link>
        </>
      }
    >
      <div className={styles.text}>
        {texts.paragraphs(product).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </AuthLayout>
  )
}
