/** Whole pages, and what they are put together from. */
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { Signpost } from '#ui/illustrations/signpost.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { Card, Cards, CardText } from '#ui/layout/card.tsx'
import { DoorContext } from '#ui/layout/door.ts'
import { IllustratedPage } from '#ui/layout/illustrated-page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { PageNavigation } from '#ui/layout/page-navigation.tsx'
import { PageTools } from '#ui/layout/page-tools.tsx'
import { PlainPage } from '#ui/layout/plain-page.tsx'
import type { Room, State } from '../part.ts'
import type { Words } from '../words/words.ts'
import { logo } from './pictures.ts'

const wide = { height: 640 }
const phone = { width: 360, height: 640 }

const entry: State['show'] = ({ title, sentence, label, hint, action, other }) => (
  <AuthLayout heading={title} lead={sentence} step={label} footer={<a href="/">{other}</a>}>
    <TextField label={label} name="one" hint={hint} />
    <Button wide>{action}</Button>
  </AuthLayout>
)
const house: State['show'] = ({ title, sentence, items, action, hint }) => (
  <AppLayout
    title={title}
    summary={sentence}
    toolbar={
      <LinkButton variant="quiet" to="/">
        {items[1]}
      </LinkButton>
    }
    action={<Button>{action}</Button>}
  >
    <Notice tone="info" announce="none">
      {hint}
    </Notice>
  </AppLayout>
)
const illustrated: State['show'] = ({ title, sentence, action, other }) => (
  <IllustratedPage drawing={<Signpost />} code="404" title={title} text={sentence}>
    <LinkButton to="/">{action}</LinkButton>
    <LinkButton to="/" variant="secondary">
      {other}
    </LinkButton>
  </IllustratedPage>
)

const CURRENT = 1
const navigationOf = ({ items }: Words) =>
  items.map((name, index) => ({
    name,
    to: `/${index}`,
    count: index * 1_204,
    current: index === CURRENT ? ('page' as const) : undefined,
  }))
const navigation: State['show'] = (words) => <PageNavigation label={words.title} items={navigationOf(words)} />

export const layout: Room = {
  name: 'layout',
  parts: [
    {
      file: 'layout/auth-layout.tsx',
      states: [
        { name: 'idle', show: entry, window: wide },
        { name: 'on a phone', show: entry, window: phone },
        {
          name: 'at an organization’s door',
          show: (words) => (
            <DoorContext value={[{ displayName: words.name, logo_url: logo }, () => undefined]}>
              {entry(words)}
            </DoorContext>
          ),
          window: wide,
        },
      ],
    },
    {
      file: 'layout/app-layout.tsx',
      states: [
        { name: 'idle', show: house, window: { height: 320 } },
        { name: 'on a phone', show: house, window: phone },
      ],
    },
    {
      file: 'layout/illustrated-page.tsx',
      states: [
        { name: 'idle', show: illustrated, window: wide },
        { name: 'on a phone', show: illustrated, window: phone },
      ],
    },
    {
      file: 'layout/plain-page.tsx',
      states: [
        {
          name: 'idle',
          show: ({ title, sentence }) => <PlainPage title={title}>{sentence}</PlainPage>,
          window: { height: 240 },
        },
      ],
    },
    {
      file: 'layout/card.tsx',
      states: [false, true].map((isBusy) => ({
        name: isBusy ? 'busy' : 'idle',
        show: ({ title, sentence, hint, action }) => (
          <Cards>
            <Card id={`card-${isBusy}`} title={title} lead={sentence} isBusy={isBusy}>
              <CardText>{hint}</CardText>
              <Button variant="secondary">{action}</Button>
            </Card>
          </Cards>
        ),
      })),
    },
    {
      file: 'layout/page-heading.tsx',
      states: [{ name: 'idle', show: ({ title }) => <PageHeading>{title}</PageHeading> }],
    },
    {
      file: 'layout/page-navigation.tsx',
      states: [
        { name: 'idle', show: navigation, window: { height: 96 } },
        { name: 'hover', show: navigation, look: { as: 'hover', at: 'a' } },
        { name: 'focus', show: navigation, look: { as: 'focus', at: 'a' } },
        { name: 'on a phone', show: navigation, window: { width: 360, height: 96 } },
      ],
    },
    {
      file: 'layout/page-tools.tsx',
      states: [
        {
          name: 'idle',
          show: ({ action }) => (
            <PageTools>
              <Button variant="quiet">{action}</Button>
            </PageTools>
          ),
        },
      ],
    },
  ],
}
