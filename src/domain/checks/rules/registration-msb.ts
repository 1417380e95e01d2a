import { namesActivity } from '../../risk/business-activity.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/** Activities that the laws register as money services. PCMLTFA s. 5(h); 31 CFR 1010.100(ff). */
const activities = ['money_services', 'virtual_currency'] as const

/** The number that each register gives: FINTRAC, `M` and 8 digits; FinCEN, `31` and 12 digits. */
const numbers: ReadonlyMap<string, RegExp> = new Map([
  ['CA', /^M\d{8}$/],
  ['US', /^31\d{12}$/],
])

/** Whoever offers money services is registered for it. PCMLTFA s. 11.1; 31 CFR 1022.380. */
export const registrationMsb = defineCheck<JudgedContext>({
  id: 'registration:msb',
  severity: 'warning',
  label: {
    en: 'The registration as a money services business is recorded.',
    fr: 'L’inscription comme entreprise de services monétaires est consignée.',
  },
  details: [
    {
      en: 'The activity is money services and no registration is recorded.',
      fr: 'L’activité relève des services monétaires et aucune inscription n’est consignée.',
    },
    {
      en: '{number} is not a number of that register.',
      fr: '{number} n’est pas un numéro de ce registre.',
    },
  ],
  find({ kind, profile, pack }) {
    const pattern = numbers.get(pack.country ?? '')
    if (pattern === undefined) return nothing
    const isBusiness = kind !== 'individual' || profile.values.employment_status === 'self_employed'
    if (!isBusiness || !namesActivity(profile, activities)) return nothing
    const { msb_registration: number } = profile.values
    if (number === undefined) return [{ passed: false }]
    const passed = pattern.test(number.replace(/[\s-]/g, '').toUpperCase())
    return [{ passed, detail: 1, params: { number } }]
  },
})
