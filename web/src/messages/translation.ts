/** What the texts of another language have to be, by the English ones. */

/** The same keys and the same placeholders; only the words are free. */
export type Translation<Texts> = Texts extends (...given: infer Given) => infer Text
  ? (...given: Given) => Translation<Text>
  : Texts extends string
    ? string
    : Texts extends readonly (infer Text)[]
      ? readonly Translation<Text>[]
      : { readonly [Name in keyof Texts]: Translation<Texts[Name]> }
