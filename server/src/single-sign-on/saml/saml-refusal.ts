/** Why a message of an identity provider is not believed: a code for screens and tests, and a detail for the log. */

export type SamlProblem =
  /** No base64, no XML, or not the shape that SAML asks for. */
  | 'malformed'
  | 'too_large'
  /** A document type, an entity, a comment, CDATA or a processing instruction. */
  | 'forbidden_markup'
  /** The provider itself says no. */
  | 'provider_refused'
  | 'encrypted'
  /** The assertion itself is not signed, whatever else is. */
  | 'unsigned'
  | 'algorithm'
  /** No certificate of the connection verifies it. */
  | 'signature'
  /** Every certificate of the connection has ended, or has not begun. */
  | 'certificate_ended'
  | 'issuer'
  | 'audience'
  | 'recipient'
  | 'destination'
  /** It answers another request, or none that is under way. */
  | 'in_response_to'
  /** It answers no request, and that is not switched on. */
  | 'unsolicited'
  | 'expired'
  | 'not_yet_valid'
  /** There is no name of the person that stays theirs. */
  | 'name_id'
  /** Metadata of a federation: nobody could say who is meant. */
  | 'several'

export class SamlRefusal extends Error {
  readonly problem: SamlProblem

  /** `detail` is in English, for the log and for whoever tries a connection out. It quotes no value that is secret. */
  constructor(problem: SamlProblem, detail: string) {
    super(detail)
    this.name = 'SamlRefusal'
    this.problem = problem
  }
}
