import { formatsOf } from '#languages/formats.ts'

export const { locale, figure, shortFigure, allOf, anyOf, listed, relative } = formatsOf('en')
