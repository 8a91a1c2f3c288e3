import { formatsOf } from '#languages/formats.ts'

export const { language, locale, dateStyle, figure, shortFigure, percent, allOf, anyOf, listed, relative } =
  formatsOf('en')
