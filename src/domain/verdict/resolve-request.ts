import { dateInZone, isIsoDate } from '../values/dates.ts'
import { countryCode } from '../values/countries.ts'
import { parseProfile } from '../profile/parse-profile.ts'
import type { DeliveryChannel, Profile } from '../profile/profile.ts'
import { choosePack, type ChosenPack } from '../policy-packs/choose-pack.ts'
import { screeningParties, type ScreenableParty } from '../screening/parties.ts'
import { effectiveSwitches, type EffectiveSwitches } from '../policy-packs/switches.ts'
import type { VerdictInput } from './input.ts'

/** A request settled: which pack runs, from which date, with which switches, on whom. */
export interface ResolvedRequest {
  readonly chosen: ChosenPack
  /** YYYY-MM-DD. docs/rules/verdict.md#day-of-a-verdict. */
  readonly asOf: string
  readonly profile: Profile
  /** Whom the lists are asked about. */
  readonly parties: readonly ScreenableParty[]
  readonly switches: EffectiveSwitches
  readonly deliveryChannel: DeliveryChannel
}

const canada = 'CA'

/** What a file is opened from: all that is known before anybody is asked. */
export type UnresolvedRequest = Omit<VerdictInput, 'screening' | 'clearedHits' | 'amlScreening' | 'registry'>

/**
 * Settles what a verdict starts from. docs/rules/policy-packs.md#choosing-a-pack,
 * docs/rules/policy-packs.md#locks-and-switches.
 */
export function resolveRequest(input: UnresolvedRequest): ResolvedRequest {
  const { policy, values, environment, asOfRequested, now } = input
  const sandboxDate =
    environment === 'sandbox' && asOfRequested !== null && isIsoDate(asOfRequested) ? asOfRequested : null
  const firstChoice = choosePack(policy, null)
  const firstDate = sandboxDate ?? dateInZone(now, firstChoice.pack.timezone)
  const firstProfile = parseProfile(values, { asOf: firstDate, defaultCountry: firstChoice.pack.country })
  // The pack may follow the client's country, which only the profile tells; the date then follows the pack.
  const chosen = choosePack(policy, firstProfile.values.country ?? null)
  const asOf = chosen.pack === firstChoice.pack ? firstDate : (sandboxDate ?? dateInZone(now, chosen.pack.timezone))
  const profile =
    asOf === firstDate ? firstProfile : parseProfile(values, { asOf, defaultCountry: chosen.pack.country })
  const switches = effectiveSwitches({
    ...input,
    pack: chosen.pack,
    canadianClient: isCanadian(input, chosen, profile),
  })
  const parties = screeningParties(input.kind, profile)
  return { chosen, asOf, profile, parties, switches, deliveryChannel: deliveryChannelOf(input, profile) }
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
 * How the client was met: as declared, else remotely, by eID when its checks came back.
 * docs/rules/profile.md#delivery-channel.
 */
function deliveryChannelOf({ extraChecks }: UnresolvedRequest, { values }: Profile): DeliveryChannel {
  if (values.delivery_channel !== undefined) return values.delivery_channel
  return extraChecks.some(({ id }) => /^(partner:)?eid:/.test(id)) ? 'remote_eid' : 'remote_documents'
}
