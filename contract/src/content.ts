/** Uploaded images. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { uploadMaxBytes, uploadMaxFiles } from './limits.ts'
import { fieldMessages } from './sentences/en/fields.ts'

/** The form field that carries the files. */
export const uploadField = 'files'
/** What a file picker offers; the server decides by what the bytes are. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** What is wrong with a chosen file, as far as the browser can say; what its bytes are is the server's to find out. */
export function imageFileError({ type, size }: { type: string; size: number }): string | undefined {
  // An empty file is no image, whatever it is called.
  if (size === 0 || !(uploadTypes as readonly string[]).includes(type)) return fieldMessages.fileNotImage
  return size > uploadMaxBytes ? fieldMessages.fileTooLarge : undefined
}

const uploadedContent = z.strictObject({ bucket: z.string(), name: z.string(), url: z.string() })
export type UploadedContent = z.output<typeof uploadedContent>

export const uploadContents = endpoint({
  id: 'uploadContents',
  summary: 'Takes images, re-encodes them and answers where they are served from, in the order they came.',
  method: 'POST',
  path: '/api/content/user/contents',
  access: 'bearer',
  multipart: 'required',
  files: { field: uploadField, max: uploadMaxFiles },
  bodyLimitBytes: uploadMaxFiles * uploadMaxBytes,
  status: 201,
  answer: z.array(uploadedContent),
  errors: ['too_many_requests'],
})
