/** All rooms, in the order in which one looks for them. */
import type { Room } from './part.ts'
import { buttons } from './rooms/buttons.tsx'
import { chart } from './rooms/chart.tsx'
import { feedback } from './rooms/feedback.tsx'
import { fields } from './rooms/fields.tsx'
import { form } from './rooms/form.tsx'
import { illustrations } from './rooms/illustrations.tsx'
import { language } from './rooms/language.tsx'
import { layout } from './rooms/layout.tsx'
import { list } from './rooms/list.tsx'
import { loading } from './rooms/loading.tsx'
import { media } from './rooms/media.tsx'
import { menu } from './rooms/menu.tsx'
import { overlay } from './rooms/overlay.tsx'
import { table } from './rooms/table.tsx'
import { theme } from './rooms/theme.tsx'
import { wizard } from './rooms/wizard.tsx'

export const rooms: readonly Room[] = [
  ...[theme, layout, buttons, fields, form, feedback, overlay, menu],
  ...[list, table, media, chart, illustrations, loading, wizard, language],
]
