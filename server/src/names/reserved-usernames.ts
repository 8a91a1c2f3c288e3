/**
 * Usernames that would be taken for the product, its operators or a part of the machine. What no organization is
 * called at its address is in the contract: `rules/reserved-organization-names.ts`.
 */
import { readAs } from './look-alikes.ts'
import { offices, officesIn } from './offices.ts'

const words = [
  ...['anonymous', 'anybody', 'anyone', 'deleted', 'everybody', 'everyone', 'guest', 'nobody', 'none', 'null'],
  ...['somebody', 'someone', 'undefined', 'unknown', 'user', 'username'],
  ...['api', 'account', 'daemon', 'example', 'localhost', 'login', 'logout', 'mailerdaemon', 'organization'],
  ...['organizations', 'password', 'profile', 'publisher', 'settings', 'signin', 'signout', 'signup', 'www'],
]
const reserved = new Set([...offices, ...words].map(readAs))

/** Whether a username is one of them, reads as one, or reads as the product's. */
export function isReservedUsername(username: string, productName: string): boolean {
  const read = readAs(username)
  return reserved.has(read) || isProducts(read, productName)
}

/** Whether a name of anything reads as the product's own, alone or with nothing but offices around it: "The Atrium Support Team". */
export function readsAsProduct(name: string, productName: string): boolean {
  return isProducts(readAs(name), productName)
}

/** The product is called one thing for as long as the server runs. */
let known = { productName: '', product: '' }

function isProducts(read: string, productName: string): boolean {
  if (known.productName !== productName) known = { productName, product: readAs(productName) }
  const { product } = known
  if (product === '') return false
  if (read === product) return true
  for (let at = read.indexOf(product); at !== -1; at = read.indexOf(product, at + 1)) {
    const around = [officesIn(read.slice(0, at)), officesIn(read.slice(at + product.length))]
    if (around.includes('some') && !around.includes(undefined)) return true
  }
  return false
}
