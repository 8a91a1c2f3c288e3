/** The toasts that are to be seen: anyone may show one; the toaster draws them. */
import { createStore } from '#create-store.ts'

export interface ToastContent {
  kind: 'success' | 'error' | 'info'
  /** Lines are kept. */
  text: string
  /** Toasts of one topic replace each other, whatever their words are. */
  topic?: string | undefined
  /** One thing to do about it; the toast closes with it. Only the newest toast that has one is to be seen. */
  action?: ToastAction
  /** Instead of the usual time, where somebody needs longer to decide. */
  durationMs?: number
}

interface ToastAction {
  label: string
  /** The way to the same for whoever cannot reach the button in time; told with the text. */
  altText?: string
  onAction: () => void
}

export interface Toast extends ToastContent {
  id: number
  /** Closed, it stays until it has moved out. */
  open: boolean
}

/** More would cover the page; the oldest that only tells something gives way. */
const mostAtOnce = 4
const toastLeavesMs = 200

let lastId = 0
const store = createStore<readonly Toast[]>([])

export const currentToasts = store.get

/**
 * Shows a toast and answers its id. The same words again replace the toast that says them already; and one
 * that can be undone replaces the one before it, since of two buttons “Undo” nobody knows what each takes back.
 */
export function showToast(content: ToastContent): number {
  const id = (lastId += 1)
  if (content.kind === 'error') noted?.push(id)
  const others = currentToasts().filter((toast) => !givesWay(toast, content))
  store.set(withinLimit([...others, { ...content, id, open: true }]))
  return id
}

let noted: number[] | null = null

/** Does `work`, and answers how to take back the failures that it shows: for when the same is tried again. */
export function failuresShownBy(work: () => void): () => void {
  const before = noted
  const own: number[] = []
  noted = own
  try {
    work()
  } finally {
    noted = before
  }
  return () => own.splice(0).forEach(dismissToast)
}

function givesWay(toast: Toast, { kind, text, topic, action }: ToastContent): boolean {
  if (action !== undefined) return toast.action !== undefined
  if (toast.action !== undefined || toast.kind !== kind) return false
  return topic === undefined ? toast.text === text : toast.topic === topic
}

function withinLimit(all: readonly Toast[]): readonly Toast[] {
  if (all.length <= mostAtOnce) return all
  const oldest = all.find(({ action }) => action === undefined) ?? all[0]
  return all.filter((toast) => toast !== oldest)
}

/** Closes a toast; one that is gone already stays gone. */
export function dismissToast(id: number): void {
  store.set(currentToasts().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => store.set(currentToasts().filter((toast) => toast.id !== id)), toastLeavesMs)
}

/** For a page that is left: what could be done about its toasts goes with it, and so do they. */
export function clearToastActions(): void {
  store.set(currentToasts().filter(({ action }) => action === undefined))
}

/** For the toaster, when the pages it stands on are left: nobody else is told what one person was. */
export function clearToasts(): void {
  store.set([])
}

/** For the toaster: oldest first. */
export function useToasts(): readonly Toast[] {
  return store.use((toasts) => toasts)
}
