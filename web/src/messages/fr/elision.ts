/** The small word that French shortens before a vowel. */

const vowel = /^[aeiouœæ]/i

/** `de Paul`, `d’Ada`, `d’Élise`. */
export function de(name: string): string {
  const withoutAccents = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return vowel.test(withoutAccents) ? `d’${name}` : `de ${name}`
}
