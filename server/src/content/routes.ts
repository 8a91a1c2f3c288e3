/** Uploading images, and serving them. */
import { uploadContents, uploadField } from '@atrium/contract/content'
import { uploadMaxFiles } from '@atrium/contract/limits'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#http/refusal.ts'
import { type Guards, serve } from '#http/serve.ts'
import type { Content } from './content.ts'
import { IMAGE_TYPE } from './images/image-type.ts'
import { isContentName } from './names.ts'
import { contentPath } from './settings.ts'

interface ContentContext {
  guards: Guards
  content: Content
}

export async function serveContent(app: FastifyInstance, { guards, content }: ContentContext): Promise<void> {
  serve(app, guards, uploadContents, ({ actor, form: { files, body } }) =>
    content.receive({ actor, files, field: uploadField, max: uploadMaxFiles }, async (images) => {
      if (images.length === 0) {
        throw new Refusal('invalid_input', { fields: { [uploadField]: fieldMessages.fileRequired } })
      }
      // Nothing may stand beside the files.
      body()
      return content.publish(actor, images)
    }),
  )

  app.get<{ Params: { name: string } }>(`${contentPath}/:name`, async ({ params }, reply) => {
    const image = isContentName(params.name) ? await content.store.get(params.name) : undefined
    if (!image) throw new Refusal('not_found', { detail: 'no such image' })
    return reply.headers(IMAGE_HEADERS).header('content-length', image.bytes).send(image.stream)
  })
}

/** Organizations' sites and sibling apps show it; whatever opens it as a page gets one that can do nothing. */
const IMAGE_HEADERS = {
  'content-type': IMAGE_TYPE,
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
}
