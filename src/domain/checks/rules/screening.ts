import type { Bilingual } from '../../../contract/locale.ts'
import { daysBetween } from '../../values/dates.ts'
import { listName } from '../../screening/lists.ts'
import { missingList } from '../../screening/missing-list.ts'
import { hasUnreadName } from '../../screening/parties.ts'
import { sandboxListId, type ScreenedBundle, type ScreeningResult } from '../../screening/result.ts'
import { defineCheck, nothing, passes, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/** Age from which a list blocks under every pack, in days. docs/reference/en/checks/screening.md. */
const warningAgeDaysMax = 30

/** `{why}`: the reason why the screening did not run. */
const reasons: Readonly<Record<Extract<ScreeningResult, { status: 'not_run' }>['why'], Bilingual>> = {
  no_list: { en: 'no list is loaded', fr: 'aucune liste n’est chargée' },
  no_party: { en: 'no party is named', fr: 'aucune partie n’est nommée' },
  switched_off: { en: 'it was switched off', fr: 'il a été désactivé' },
}

const unreadName: Bilingual = { en: 'a name could not be read', fr: 'un nom n’a pu être lu' }

/**
 * Every party was compared with every list of the pack, and no list is too old. Without a party or a list the check fails.
 * The sandbox's fictional list replaces all lists.
 */
export const screening = defineCheck<JudgedContext>({
  id: 'screening',
  severity: 'critical',
  label: {
    en: 'Every party was screened against sanctions lists.',
    fr: 'Toutes les parties ont été filtrées sur les listes de sanctions.',
  },
  details: [
    { en: 'Sanctions screening did not run: {why}.', fr: 'Le filtrage des sanctions n’a pas été effectué : {why}.' },
    { en: 'List {list} is {n} {n:day/days} old.', fr: 'La liste {list} a {n} {n:jour/jours}.' },
  ],
  find({ switches, screening: result, profile, pack, thresholds, asOf }) {
    if (!switches.screenSanctions) return nothing
    if (result.status === 'not_run') return [{ passed: false, params: { why: reasons[result.why] } }]
    if (hasUnreadName(profile) || result.parties.some(({ unread }) => unread !== undefined))
      return [{ passed: false, params: { why: unreadName } }]
    const { lists } = result.bundle
    if (lists.some(({ id }) => id === sandboxListId)) return passes
    const missing = missingList(result.bundle, pack.lists)
    if (missing !== undefined) return [{ passed: false, params: { why: notLoaded(missing) } }]
    return ageFinding(result.bundle, pack.lists, { ageDaysMax: thresholds.maxListAgeDays, asOf })
  },
})

function notLoaded(list: string): Bilingual {
  const { en, fr } = listName(list)
  return { en: `the list ${en} is not loaded`, fr: `la liste ${fr} n’est pas chargée` }
}

/** Checks the age of the pack's list that was checked longest ago. */
function ageFinding(
  { lists }: ScreenedBundle,
  ofPack: readonly string[],
  { ageDaysMax, asOf }: { readonly ageDaysMax: number; readonly asOf: string },
): readonly Finding[] {
  const [oldest] = lists
    .filter(({ id }) => ofPack.includes(id))
    .toSorted((a, b) => (a.checkedOn < b.checkedOn ? -1 : a.checkedOn > b.checkedOn ? 1 : 0))
  if (oldest === undefined) return passes
  const days = daysBetween(oldest.checkedOn, asOf)
  if (days <= ageDaysMax) return passes
  const severity = days <= warningAgeDaysMax ? 'warning' : 'critical'
  return [{ passed: false, severity, detail: 1, params: { list: oldest.name, n: days } }]
}
