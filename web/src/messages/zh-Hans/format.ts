import { formatsOf } from '#languages/formats.ts'

export const { language, locale, figure, shortFigure, plural, allOf, anyOf, listed, relative } = formatsOf('zh-Hans')
