/** Uploads one image, and says what became of it. */
import { uploadContents, uploadField } from '@atrium/contract/content'
import { ApiError, SlowUpload } from '#api/api-error.ts'
import { upload } from '#api/client.ts'
import { imagesMessages } from '#messages/images.ts'
import { holdTab } from './hold-tab.ts'

/** The upload was accepted, and nothing came of it. */
class UploadError extends Error {
  readonly code = 'no-url'

  constructor() {
    super(imagesMessages.noUrl)
    this.name = 'UploadError'
  }
}

interface UploadOptions {
  /** Hears how much is sent, in percent. */
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Answers the first item's address. Rejects with `ApiError`, or with `UploadError` when there is none. */
export async function uploadImage(file: File, { onProgress, signal }: UploadOptions = {}): Promise<string> {
  const form = new FormData()
  form.append(uploadField, file)
  const letGo = holdTab()
  const uploaded = await upload(uploadContents, {
    form,
    onProgress: (fraction) => onProgress?.(Math.round(fraction * 100)),
    signal,
  }).finally(letGo)
  const url = uploaded[0]?.url
  if (!url) throw new UploadError()
  return url
}

const clientErrors = { from: 400, to: 499 } as const

/** Whether the same file may get through at another try. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || Object.keys(error.fields).length === 0
}

/** The sentence for the field: what the server says of the file, else that it is worth another try. */
export function uploadFailure(error: unknown): string {
  if (error instanceof UploadError || error instanceof SlowUpload) return error.message
  if (!(error instanceof ApiError)) return imagesMessages.failed
  const aboutTheFile = Object.values(error.fields)[0]
  if (aboutTheFile !== undefined) return aboutTheFile
  return error.status >= clientErrors.from && error.status <= clientErrors.to ? error.message : imagesMessages.failed
}
