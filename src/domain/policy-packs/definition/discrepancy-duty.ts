import type { Bilingual } from '../../../contract/locale.ts'

/** A duty to report that ownership differs from a public register. docs/rules/registries.md#discrepancies. */
export interface DiscrepancyDuty {
  readonly law: Bilingual
  /** To whom. */
  readonly reportTo: Bilingual
  /** Days from the day it was found; null when the text gives none. */
  readonly days: number | null
  /** Countries of incorporation whose registers it is about, ISO alpha-2. */
  readonly countries: readonly string[]
  /** Only corporations of the federal register, and only at a high risk. */
  readonly federalAtHighRisk: boolean
}

/** Canada, in force since 1 October 2025: active CBCA corporations at a high risk, 30 days. */
export const reportedInCanada: DiscrepancyDuty = {
  law: {
    en: 'PCMLTFR, material discrepancies of beneficial ownership (in force 1 October 2025)',
    fr: 'RRPCFAT, divergences importantes sur la propriété effective (en vigueur le 1er octobre 2025)',
  },
  reportTo: { en: 'Corporations Canada', fr: 'Corporations Canada' },
  days: 30,
  countries: ['CA'],
  federalAtHighRisk: true,
}

/** The central registers of the member states. Reg. (EU) 2024/1624 art. 24(1). */
export const reportedInEurope: DiscrepancyDuty = {
  law: { en: 'Reg. (EU) 2024/1624 art. 24', fr: 'Règl. (UE) 2024/1624 art. 24' },
  reportTo: { en: 'the central register of beneficial owners', fr: 'le registre central des bénéficiaires effectifs' },
  days: 14,
  countries: [
    ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
    ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ],
  federalAtHighRisk: false,
}

/** France until the Regulation applies. CMF L561-47-1. */
export const reportedInFrance: DiscrepancyDuty = {
  law: { en: 'CMF L561-47-1', fr: 'CMF L561-47-1' },
  reportTo: { en: 'the clerk of the commercial court', fr: 'le greffier du tribunal de commerce' },
  days: null,
  countries: ['FR'],
  federalAtHighRisk: false,
}
