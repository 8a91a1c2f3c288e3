/** Buttons, and links that look like them. */
import { Button, type ButtonVariant, LinkButton } from '#ui/form/buttons/button.tsx'
import { GoogleButton } from '#ui/form/buttons/google-button.tsx'
import { PasskeyButton } from '#ui/form/buttons/passkey-button.tsx'
import type { Room, State } from '../part.ts'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']

const ofVariant = (variant: ButtonVariant): State[] => {
  const show: State['show'] = ({ action }) => <Button variant={variant}>{action}</Button>
  return [
    { name: variant, show },
    { name: `${variant}, hover`, show, look: { as: 'hover', at: 'button' } },
    { name: `${variant}, focus`, show, look: { as: 'focus', at: 'button' } },
    {
      name: `${variant}, disabled`,
      show: ({ action }) => (
        <Button variant={variant} disabled>
          {action}
        </Button>
      ),
    },
    {
      name: `${variant}, held`,
      show: ({ action }) => (
        <Button variant={variant} held>
          {action}
        </Button>
      ),
    },
    {
      name: `${variant}, busy`,
      show: ({ action }) => (
        <Button variant={variant} busy>
          {action}
        </Button>
      ),
    },
  ]
}

const nothing = () => undefined

export const buttons: Room = {
  name: 'buttons',
  parts: [
    {
      file: 'form/buttons/button.tsx',
      states: [
        ...variants.flatMap(ofVariant),
        {
          name: 'busy, in words',
          show: ({ action, other }) => (
            <Button busy busyLabel={other}>
              {action}
            </Button>
          ),
        },
        { name: 'wide', show: ({ action }) => <Button wide>{action}</Button> },
        { name: 'a link', show: ({ action }) => <LinkButton to="/">{action}</LinkButton> },
        {
          name: 'a quiet link',
          show: ({ action }) => (
            <LinkButton to="/" variant="quiet">
              {action}
            </LinkButton>
          ),
        },
      ],
    },
    {
      file: 'form/buttons/google-button.tsx',
      states: [
        {
          name: 'idle',
          show: ({ action }) => (
            <GoogleButton label={action} onPress={nothing} busy={false} status={null} failure={null} />
          ),
        },
        {
          name: 'alone',
          show: ({ action }) => (
            <GoogleButton alone label={action} onPress={nothing} busy={false} status={null} failure={null} />
          ),
        },
        {
          name: 'busy',
          show: ({ action, hint }) => (
            <GoogleButton label={action} onPress={nothing} busy status={hint} failure={null} />
          ),
        },
        {
          name: 'error',
          show: ({ action, error }) => (
            <GoogleButton label={action} onPress={nothing} busy={false} status={null} failure={error} />
          ),
        },
      ],
    },
    {
      file: 'form/buttons/passkey-button.tsx',
      states: [
        { name: 'idle', show: ({ action }) => <PasskeyButton label={action} onPress={nothing} /> },
        { name: 'busy', show: ({ action }) => <PasskeyButton label={action} onPress={nothing} busy /> },
        {
          name: 'told',
          show: ({ action, hint }) => (
            <PasskeyButton label={action} onPress={nothing} told={{ tone: 'info', text: hint }} />
          ),
        },
        {
          name: 'error',
          show: ({ action, error }) => (
            <PasskeyButton label={action} onPress={nothing} told={{ tone: 'error', text: error }} />
          ),
        },
      ],
    },
  ],
}
