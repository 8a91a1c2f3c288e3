/** Where the product's sibling apps are: addresses built per tenant. */
import { siblingApps, type SiblingApp } from '@atrium/contract/page/page-settings'
import { fillAddress } from '@atrium/contract/rules/address-template'
import { SettingsError } from '#settings-error.ts'

/** Templates with `{name}` or `{author_id}` left to fill; an app without an address is not among them. */
export type AppAddresses = Partial<Record<SiblingApp, string>>

export const appSettings: Record<SiblingApp, string> = {
  learner: 'APP_LEARNER_URL',
  engage: 'APP_ENGAGE_URL',
  authoring: 'APP_AUTHORING_URL',
  people: 'APP_PEOPLE_URL',
  teacher: 'APP_TEACHER_URL',
  analytics: 'APP_ANALYTICS_URL',
  console: 'APP_CONSOLE_URL',
  admin: 'APP_ADMIN_URL',
}

/** The learner app is an organization's, the authoring studio a publisher's; the others may be either's. */
const foreignPlace: AppAddresses = { learner: '{author_id}', authoring: '{name}' }

/** Throws `SettingsError` with one sentence that names the setting and what it expects. */
export function readApps(env: Record<string, string | undefined>, hostDomain: string): AppAddresses {
  const apps: AppAddresses = {}
  for (const app of siblingApps) {
    const value = env[appSettings[app]]
    if (value === undefined || value === '') continue
    const template = value.replaceAll('{host}', hostDomain)
    if (!isTemplate(template) || template.includes(foreignPlace[app] ?? '\0')) {
      const example = `https://${app === 'authoring' ? '{author_id}' : '{name}'}.${app}.example.com`
      throw new SettingsError(
        `The setting ${appSettings[app]} is not valid: it expects an http or https address such as ${example}.`,
      )
    }
    apps[app] = template
  }
  return apps
}

const PLACE = /\{name\}|\{author_id\}/
const PLACES = new RegExp(PLACE, 'g')
/** A value that any address takes anywhere, and that no template holds by itself. */
const SAMPLE = 'tenant0sample'

/** An http(s) address of one kind of tenant. In its host the tenant is part of one label, and a domain follows. */
function isTemplate(template: string): boolean {
  const filled = template.replace(PLACES, SAMPLE)
  if (/[{}\s\\]/.test(filled) || !URL.canParse(filled) || !/^https?:\/\//.test(template)) return false
  const { username, password } = new URL(filled)
  const places = new Set(template.match(PLACES))
  const [host = ''] = template.replace(/^https?:\/\//, '').split(/[/?#]/)
  const [, rest] = host.split(PLACE)
  const isClosed = rest === undefined || /^[a-z0-9-]*\.(?:localhost|[^.]+\.[^.].*)$/i.test(rest.replace(/:\d+$/, ''))
  return username === '' && password === '' && places.size <= 1 && host.split(PLACE).length <= 2 && isClosed
}

/** Scheme and host of a template, as browsers write origins, with the tenant still to fill. */
export function originTemplate(template: string): string {
  const [place = ''] = PLACE.exec(template) ?? []
  return new URL(template.replace(PLACES, SAMPLE)).origin.replace(SAMPLE, place)
}

/** The apps that are set up for organizations, for one of them. Its people have pages of ours where no app has them. */
export function appsOf(
  name: string,
  { apps, publicOrigin }: { apps: AppAddresses; publicOrigin: string },
): { id: SiblingApp; url: string }[] {
  const templates: AppAddresses = { people: `${publicOrigin}/organizations/{name}/people`, ...apps }
  return siblingApps.flatMap((id) => {
    const template = templates[id]
    // An address that only a publisher fills is no organization's.
    if (template === undefined || template.includes('{author_id}')) return []
    return [{ id, url: fillAddress(template, { name }) }]
  })
}
