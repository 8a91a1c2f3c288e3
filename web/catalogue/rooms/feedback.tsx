/** What is said of what goes on: notices, banners, toasts, waiting. */
import { failureMessages } from '#messages/failures.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { FullPageLoader } from '#ui/feedback/full-page-loader.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { OfflineNote } from '#ui/feedback/offline-note.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { showToast, type ToastContent } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import type { Room, State } from '../part.ts'
import { wordsOf } from '../words/words-of.ts'

const tones = ['error', 'warning', 'good', 'info'] as const
const bars = ['accent', 'red', 'amber', 'green'] as const
const [notAtAll, halfway, done] = [0, 45, 100]

/** The whole of them at once; they stay. */
function showToasts(): void {
  const { sentence, error, action } = wordsOf(
    new URLSearchParams(location.search).get('text') === 'long' ? 'long' : 'short',
  )
  const kinds: ToastContent[] = [
    { kind: 'success', text: sentence },
    { kind: 'error', text: error },
    { kind: 'info', text: `${sentence} ${action}`, action: { label: action, onAction: () => undefined } },
  ]
  for (const toast of kinds) showToast({ ...toast, durationMs: Number.POSITIVE_INFINITY })
}

/** The browser says that it has lost the connection. */
function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  dispatchEvent(new Event('offline'))
}

const progress = [notAtAll, halfway, done].flatMap((percent): State[] =>
  (percent === halfway ? bars : bars.slice(0, 1)).map((tone) => ({
    name: `${percent} %${tone === 'accent' ? '' : `, ${tone}`}`,
    show: ({ label }) => <ProgressBar label={label} percent={percent} tone={tone} />,
  })),
)

const offline = { height: 120 }

export const feedback: Room = {
  name: 'feedback',
  parts: [
    {
      file: 'feedback/notice.tsx',
      states: tones.map((tone) => ({
        name: tone,
        show: ({ sentence }) => (
          <Notice tone={tone} announce="none">
            {sentence}
          </Notice>
        ),
      })),
    },
    {
      file: 'feedback/failure-notice.tsx',
      states: [
        { name: 'idle', show: ({ error }) => <FailureNotice message={error} /> },
        {
          name: 'offline',
          show: () => <FailureNotice message={failureMessages.networkFail} />,
          window: offline,
          act: goOffline,
        },
      ],
    },
    {
      file: 'feedback/offline-note.tsx',
      states: [{ name: 'offline', show: () => <OfflineNote />, window: offline, act: goOffline }],
    },
    {
      file: 'feedback/banner.tsx',
      states: [
        {
          name: 'idle',
          show: ({ title, sentence, action }) => (
            <Banner label={title} action={<Button variant="secondary">{action}</Button>}>
              <strong>{title}</strong> {sentence}
            </Banner>
          ),
        },
      ],
    },
    {
      file: 'feedback/toaster.tsx',
      states: [
        { name: 'every kind', show: () => <Toaster />, window: { height: 420 }, act: showToasts },
        { name: 'on a phone', show: () => <Toaster />, window: { width: 360, height: 640 }, act: showToasts },
      ],
    },
    { file: 'feedback/progress-bar.tsx', states: progress },
    {
      file: 'feedback/skeleton.tsx',
      states: [
        ...(['full', 'medium', 'short'] as const).map((width) => ({
          name: `a line, ${width}`,
          show: () => <Skeleton width={width} />,
        })),
        { name: 'a circle', show: () => <Skeleton shape="circle" /> },
        { name: 'a block', show: () => <Skeleton shape="block" /> },
      ],
    },
    { file: 'feedback/status.tsx', states: [{ name: 'told', show: ({ sentence }) => <Status>{sentence}</Status> }] },
    { file: 'feedback/spinner.tsx', states: [{ name: 'busy', show: () => <Spinner /> }] },
    {
      file: 'feedback/full-page-loader.tsx',
      states: [
        {
          name: 'busy',
          show: ({ sentence }) => (
            <FullPageLoader>
              <p>{sentence}</p>
            </FullPageLoader>
          ),
          window: { height: 320 },
        },
      ],
    },
  ],
}
