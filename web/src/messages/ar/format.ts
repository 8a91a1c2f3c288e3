import { formatsOf } from '#languages/formats.ts'

export const { locale, figure, shortFigure, plural, allOf, anyOf, listed, relative } = formatsOf('ar')
export { isolate } from '#languages/formats.ts'
