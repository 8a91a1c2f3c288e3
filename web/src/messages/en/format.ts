import { formatsOf } from '#languages/formats.ts'

export const { language, locale, figure, shortFigure, allOf, anyOf, listed, relative } = formatsOf('en')
