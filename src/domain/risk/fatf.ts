/** The decisions of one FATF plenary, in force from its last day. ISO 3166-1 alpha-2. */
export interface FatfEdition {
  readonly from: string
  readonly callForAction: readonly string[]
  readonly increasedMonitoring: readonly string[]
}

const callForAction = ['KP', 'IR', 'MM'] as const

/** Listed at each of the plenaries below. */
const monitoredThroughout = [
  ...['AO', 'BO', 'BG', 'CM', 'CI', 'CD', 'HT', 'KE', 'LA'],
  ...['LB', 'MC', 'NP', 'SS', 'SY', 'VE', 'VN', 'VG', 'YE'],
] as const

/**
 * FATF "High-Risk Jurisdictions subject to a Call for Action" and "Jurisdictions under Increased Monitoring", oldest first.
 * Three plenaries a year (February, June, October): add an edition after each. docs/rules/risk.md#countries.
 */
export const fatfEditions: readonly FatfEdition[] = [
  { from: '2025-10-24', callForAction, increasedMonitoring: [...monitoredThroughout, 'DZ', 'NA'] },
  { from: '2026-02-13', callForAction, increasedMonitoring: [...monitoredThroughout, 'DZ', 'NA', 'PG', 'KW'] },
  { from: '2026-06-19', callForAction, increasedMonitoring: [...monitoredThroughout, 'PG', 'KW', 'IQ', 'BA'] },
]
