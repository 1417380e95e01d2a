import { dateInTimeZone, isIsoDate } from '../values/dates.ts'
import { countryCode } from '../values/countries.ts'
import { settledByDocuments } from '../profile/date-readings.ts'
import { parseProfile } from '../profile/parse-profile.ts'
import type { DeliveryChannel, Profile } from '../profile/profile.ts'
import { choosePack, type ChosenPack } from '../policy-packs/choose-pack.ts'
import { screeningParties } from '../screening/parties.ts'
import type { ScreenableParty } from '../screening/screenable-party.ts'
import { effectiveSwitches, type EffectiveSwitches } from '../policy-packs/switches.ts'
import type { UnresolvedRequest } from './input.ts'

/** A request with the pack, day, switches and parties that follow from it. */
export interface ResolvedRequest {
  /** The request that the rest follows from. */
  readonly request: UnresolvedRequest
  readonly chosen: ChosenPack
  /** YYYY-MM-DD. docs/rules/verdict.md#day-of-a-verdict. */
  readonly asOf: string
  readonly profile: Profile
  /** The parties to screen. */
  readonly parties: readonly ScreenableParty[]
  readonly switches: EffectiveSwitches
  readonly deliveryChannel: DeliveryChannel
}

const canada = 'CA'

/**
 * Resolves the pack, day, profile and switches of a request. docs/rules/policy-packs.md#choosing-a-pack,
 * docs/rules/policy-packs.md#locks-and-switches.
 */
export function resolveRequest(request: UnresolvedRequest): ResolvedRequest {
  const { policy, values, environment, asOfRequested, now } = request
  const sandboxDate =
    environment === 'sandbox' && asOfRequested !== null && isIsoDate(asOfRequested) ? asOfRequested : null
  const firstChoice = choosePack(policy, null)
  const firstDate = sandboxDate ?? dateInTimeZone(now, firstChoice.pack.timezone)
  const firstProfile = parseProfile(values, { asOf: firstDate, defaultCountry: firstChoice.pack.country })
  // The pack may depend on the client's country, which comes from the profile; the day then depends on the pack.
  const chosen = choosePack(policy, firstProfile.values.country ?? null)
  const asOf = chosen.pack === firstChoice.pack ? firstDate : (sandboxDate ?? dateInTimeZone(now, chosen.pack.timezone))
  const parsed = asOf === firstDate ? firstProfile : parseProfile(values, { asOf, defaultCountry: chosen.pack.country })
  const profile = settledByDocuments(parsed, request.documents)
  const switches = effectiveSwitches({
    ...request,
    pack: chosen.pack,
    canadianClient: isCanadian(request, chosen, profile),
  })
  const parties = screeningParties(request.kind, profile)
  return { request, chosen, asOf, profile, parties, switches, deliveryChannel: deliveryChannelOf(request, profile) }
}

/**
 * Canada as the client's country, else on a document, else the pack's own where no country is given.
 * docs/rules/policy-packs.md#locks-and-switches.
 */
function isCanadian({ documents }: UnresolvedRequest, { pack }: ChosenPack, { values }: Profile): boolean {
  if (values.country === canada) return true
  if (documents.some(({ fields }) => isCanada(fields?.id_country))) return true
  return values.country === undefined && pack.country === canada
}

function isCanada(country: unknown): boolean {
  return typeof country === 'string' && countryCode(country) === canada
}

/**
 * How the client was met: as declared, else `remote_eid` when the request has eID checks, else `remote_documents`.
 * docs/rules/profile.md#delivery-channel.
 */
function deliveryChannelOf({ extraChecks }: UnresolvedRequest, { values }: Profile): DeliveryChannel {
  if (values.delivery_channel !== undefined) return values.delivery_channel
  return extraChecks.some(({ id }) => /^(partner:)?eid:/.test(id)) ? 'remote_eid' : 'remote_documents'
}
