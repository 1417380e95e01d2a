/** A number of a party with what the request says of it. */
export interface PartyIdentifier {
  /** As given. */
  readonly value: string
  /** `unknown`: a number of an identity document or a register of which the request does not say which. */
  readonly type: 'passport' | 'national_id' | 'tax' | 'registration' | 'lei' | 'unknown'
  /** Country that issued it, ISO 3166 alpha-2; '' when unknown. */
  readonly country: string
}
