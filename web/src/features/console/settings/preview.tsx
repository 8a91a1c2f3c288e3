/** How the site, the sign-in and a mail of an organization look, in light and dark, while its settings are changed. */
import { themes, type Theme } from '@atrium/contract/page/theme'
import { accentsOf, brandProperties } from '@atrium/contract/rules/colors/brand-colors'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { settingsMessages } from '#messages/console/settings.ts'
import { Card } from '#ui/layout/card.tsx'
import { Logo } from '#ui/media/logo.tsx'
import styles from './preview.module.css'
import type { SettingsValues } from './values.ts'

const texts = settingsMessages.preview
type Look = Pick<SettingsValues, 'displayName' | 'logo_url' | 'primary' | 'page_background'>

export function Preview(look: Look) {
  return (
    <Card id="settings-preview" title={texts.heading}>
      <div className={styles.previews}>
        {(['site', 'door', 'mail'] as const).map((what) =>
          themes.map((theme) => <Surface key={what + theme} what={what} theme={theme} look={look} />),
        )}
      </div>
    </Card>
  )
}

interface SurfaceProps {
  what: 'site' | 'door' | 'mail'
  theme: Theme
  look: Look
}

/** A drawing of the surface: nothing in it can be used. */
function Surface({ what, theme, look }: SurfaceProps) {
  const { displayName, logo_url, primary, page_background } = look
  const accents = accentsOf(primary)[theme]
  const properties = {
    ...(what === 'site' ? brandProperties({ primary, page_background }) : {}),
    '--preview-accent': accents.accent,
    '--preview-on-accent': accents.onAccent,
  }
  return (
    <figure className={styles.figure}>
      <Painted className={[styles.surface, styles[what], styles[theme]].join(' ')} properties={properties}>
        <p className={styles.owner}>
          <Logo key={logo_url} name={displayName} url={logo_url} />
          <span className={styles.name} dir="auto">
            {displayName}
          </span>
        </p>
        <div className={styles.card}>
          {what === 'site' && <Words title={texts.welcome} button={texts.open} />}
          {what === 'door' && <Words title={texts.signIn} field={texts.email} button={texts.login} />}
          {what === 'mail' && (
            <Words title={texts.invited(displayName)} text={texts.invitedText} button={texts.accept} />
          )}
        </div>
      </Painted>
      <figcaption className={styles.caption}>{texts.label(texts[what], texts[theme])}</figcaption>
    </figure>
  )
}

function Words({ title, text, field, button }: { title: string; text?: string; field?: string; button: string }) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {field === undefined ? null : <p className={styles.field}>{field}</p>}
      <p className={styles.button}>{button}</p>
    </>
  )
}

interface PaintedProps {
  className: string
  properties: Readonly<Record<string, string>>
  children: ReactNode
}

/** One property at a time, since the content security policy refuses style attributes. */
function Painted({ className, properties, children }: PaintedProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(properties)) element.current?.style.setProperty(name, value)
  })
  return (
    <div ref={element} className={className} aria-hidden="true">
      {children}
    </div>
  )
}
