/** Which names look the same: the skeleton of Unicode Technical Standard 39, section 4, by the data that `unhomoglyph` carries. */
import unhomoglyph from 'unhomoglyph'

/**
 * In: a name. Out: one text for all names that are drawn alike, for comparing alone. As it is written goes
 * first, since a capital I is drawn like an l; then upper and lower case are one.
 */
export function skeletonOf(name: string): string {
  return mapped(mapped(name.normalize('NFKC').trim()).toLowerCase())
}

function mapped(text: string): string {
  const seen = text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return unhomoglyph(seen).normalize('NFD')
}

/** Digits and signs in the place of letters, which no standard calls confusable and everybody reads. */
const substitutes: Record<string, string> = {
  ...{ '1': 'l', i: 'l', '!': 'l', '|': 'l', '0': 'o', '3': 'e', '4': 'a', '5': 's', $: 's', '7': 't', '+': 't' },
}

/** As `skeletonOf`, without accents, separators, and digits that stand for letters: for names that nobody may come near. */
export function readAs(name: string): string {
  const letters = skeletonOf(name).replace(/\p{M}/gu, '')
  return letters.replace(/./gsu, (letter) => substitutes[letter] ?? letter).replace(/[^\p{L}\p{Nd}]/gu, '')
}
