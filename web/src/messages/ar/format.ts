import { formatsOf } from '#languages/formats.ts'

export const { language, locale, dateStyle, figure, shortFigure, percent, plural, allOf, anyOf, listed, relative } =
  formatsOf('ar')
export { isolate } from '#languages/formats.ts'
