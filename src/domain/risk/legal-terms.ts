import type { Bilingual } from '../../contract/locale.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { noun, type Noun } from '../values/noun.ts'

/**
 * The French terms of each law: « personne politiquement vulnérable » and « mesures spéciales » in Canada (LRPCFAT art. 9.3,
 * RRPCFAT art. 157), « personne politiquement exposée » and « vigilance renforcée » in the European Union, France and
 * Morocco (CMF L561-10). docs/rules/verdict.md#language.
 */
const canadian = {
  exposedPerson: noun('politically exposed person', 'personne politiquement vulnérable (PPV)', 'f'),
  enhancedDueDiligence: { en: ' Enhanced due diligence applies.', fr: ' Des mesures spéciales s’appliquent.' },
  enhancedMeasures: { en: 'enhanced measures apply', fr: 'des mesures spéciales s’appliquent' },
} as const
const other = {
  exposedPerson: noun('politically exposed person', 'personne politiquement exposée (PPE)', 'f'),
  enhancedDueDiligence: { en: ' Enhanced due diligence applies.', fr: ' Une vigilance renforcée s’applique.' },
  enhancedMeasures: { en: 'enhanced measures apply', fr: 'des mesures de vigilance renforcée s’appliquent' },
} as const

type PackOfCountry = Pick<PolicyPack, 'country'>

/** Added to the suitability when the compliance level is High. docs/rules/risk.md#suitability. */
export function enhancedDueDiligence({ country }: PackOfCountry): Bilingual {
  return (country === 'CA' ? canadian : other).enhancedDueDiligence
}

/** What applies to a politically exposed person, as a clause. docs/rules/risk.md#political-exposure. */
export function enhancedMeasures({ country }: PackOfCountry): Bilingual {
  return (country === 'CA' ? canadian : other).enhancedMeasures
}

/** The law’s term for a politically exposed person. docs/rules/risk.md#political-exposure. */
export function exposedPersonTerm({ country }: PackOfCountry): Noun {
  return (country === 'CA' ? canadian : other).exposedPerson
}
