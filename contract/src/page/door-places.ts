/** Where a page at an organization's door has what the server knows of it. No schema: these pages do without. */
import type { Door } from './door.ts'

/** What the build writes where the server puts the values. */
export const doorPlaces: Door = { displayName: '__DOOR_NAME__', logo_url: '__DOOR_LOGO__' }
/** The id of the `<style>` that has the organization's colours. */
export const doorStyleId = 'door-colors'
