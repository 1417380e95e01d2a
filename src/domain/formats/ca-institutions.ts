/** Names of institutions by their number on a cheque; 016 is part of 003 since 2024. docs/rules/checks.md#number-formats. */
const names: Readonly<Record<string, string>> = {
  '001': 'Bank of Montreal',
  '002': 'Bank of Nova Scotia',
  '003': 'Royal Bank of Canada',
  '004': 'Toronto-Dominion Bank',
  '006': 'National Bank of Canada',
  '010': 'CIBC',
  '016': 'Royal Bank of Canada',
  '030': 'Canadian Western Bank',
  '039': 'Laurentian Bank of Canada',
  '219': 'ATB Financial',
  '260': 'Citibank Canada',
  '310': 'First Nations Bank of Canada',
  '608': 'Alterna',
  '614': 'Tangerine',
  '623': 'Equitable Bank',
  '815': 'Desjardins',
}

/** The institution of a number, which a void cheque may print without a name; null for a text that is no number of three digits. */
export function institutionName(number: string): string | null {
  const code = number.replace(/\s/g, '').replace(/^0(?=\d{3}$)/, '')
  return /^\d{3}$/.test(code) ? (names[code] ?? `institution ${code}`) : null
}
