/** A refusal in the words of RFC 7644, section 3.12. */
import type { ProvisioningCause } from '@atrium/contract/organizations/provisioning'
import type { Refusal } from '#http/refusal.ts'

/** What a client may tell apart (table 9 of the RFC). */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'invalidVers'

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

export class ScimError extends Error {
  readonly status: number
  readonly scimType: ScimType | undefined
  readonly retryAfterSeconds: number | undefined
  /** For owners, in their language; what is not said follows from the status. */
  why: ProvisioningCause

  /** `detail` is told to the directory, in English, as administrators read it there. */
  constructor(status: number, detail: string, scimType?: ScimType, retryAfterSeconds?: number) {
    super(detail)
    this.name = 'ScimError'
    this.status = status
    this.scimType = scimType
    this.retryAfterSeconds = retryAfterSeconds
    this.why = whyOf(status, scimType)
  }

  because(why: ProvisioningCause): this {
    this.why = why
    return this
  }
}

function whyOf(status: number, scimType: ScimType | undefined): ProvisioningCause {
  if (scimType === 'uniqueness') return 'taken'
  if (status === 404) return 'unknown'
  return status === 412 ? 'changed_meanwhile' : 'unreadable'
}

export function badRequest(scimType: ScimType, detail: string): ScimError {
  return new ScimError(400, detail, scimType)
}

/** Of no token, of one that was revoked, and of one of another organization alike. */
export function notValid(): ScimError {
  return new ScimError(401, 'The token is not valid for this address.')
}

/** RFC 7644, section 3.5.2.2: so is refused what a removal would leave without a value that it has to have. */
export function notRemovable(attribute: string): ScimError {
  return badRequest('mutability', `${attribute} is required.`)
}

/** What an action of another area refused with, as a directory is told. */
export function fromRefusal(refusal: Refusal): ScimError {
  if (refusal.code === 'last_owner') {
    return new ScimError(409, 'This is the last owner of the organization, who stays.', 'mutability').because(
      'last_owner',
    )
  }
  if (refusal.code === 'name_taken')
    return new ScimError(409, 'Another one has this name here.', 'uniqueness').because('group_taken')
  if (refusal.code === 'label_limit' || refusal.code === 'class_limit') {
    const what = refusal.code === 'label_limit' ? 'labels' : 'classes'
    return new ScimError(403, `The organization has as many ${what} as it can have.`).because('group_limit')
  }
  if (refusal.code === 'class_archived')
    return new ScimError(409, 'The class of this group is in the archive.').because('class_archived')
  return new ScimError(refusal.status, refusal.code, undefined, refusal.retryAfterSeconds)
}

export function toBody({ status, scimType, message }: ScimError): object {
  return { schemas: [errorSchema], status: String(status), ...(scimType && { scimType }), detail: message }
}
