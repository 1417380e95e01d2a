/** Characters of a record that are parsed. */
const recordCharactersMax = 4_000

/** The record in the barcode of a licence or identity card. */
export interface AamvaRecord {
  /** Canonical fields; a field that is missing or cannot be parsed is absent. */
  readonly fields: Readonly<Record<string, string>>
  /** The subfile designator: DL or ID. */
  readonly card: 'licence' | 'identity'
}

/** Issuer identification numbers of Canadian jurisdictions, whose dates have the year first. AAMVA IIN list. */
const canadianIssuers: Readonly<Record<string, string>> = {
  '636012': 'ON',
  '604428': 'QC',
  '636028': 'BC',
  '604432': 'AB',
  '636044': 'SK',
  '636048': 'MB',
  '636017': 'NB',
  '636013': 'NS',
  '604426': 'PE',
  '636016': 'NL',
  '604429': 'YT',
  '604433': 'NU',
  '604434': 'NT',
}
const placeholders = /^(?:NONE|NON|UNAVL|UNAVAIL|N\/A|UNKNOWN)$/i

/**
 * Parses the record of a North American driver's licence or identity card; null when the text is not one, or has no number or
 * birth date. AAMVA DL/ID Card Design Standard, annex D, versions 1 to 10:
 *
 * | element | value |
 * |-|-|
 * | dates | MMDDCCYY in the United States, CCYYMMDD in Canada and in version 1 |
 * | given names | DAC and DAD; DCT before version 4 |
 * | version 1 | full name in DAA, class in DAR, address of residence in DAL to DAP |
 */
export function parseAamva(text: string): AamvaRecord | null {
  const record = text.slice(0, recordCharactersMax)
  const issuer = /(?:ANSI ?|AAMVA)(\d{6})/.exec(record)?.[1]
  if (issuer === undefined) return null
  const elements = readElements(record)
  const get = (code: string) => elements.get(code) ?? ''
  const canadian = get('DCG') === '' ? Object.hasOwn(canadianIssuers, issuer) : get('DCG').startsWith('CA')
  const date = (code: string) => isoDate(get(code), canadian)
  const province = get('DAJ') || get('DAO') || canadianIssuers[issuer] || ''
  const [fullLast = '', ...fullGiven] = get('DAA').split(/[,$]/)
  const given = joined([get('DAC'), get('DAD')], ' ') || get('DCT') || joined(fullGiven, ' ')
  const fields = {
    last_name: get('DCS') || get('DAB') || fullLast.trim(),
    first_name: given.replace(/[,$]/g, ' '),
    id_number: get('DAQ'),
    date_of_birth: date('DBB'),
    id_expiry: date('DBA'),
    id_issue_date: date('DBD'),
    sex: { '1': 'M', '2': 'F', '9': 'X', M: 'M', F: 'F', X: 'X' }[get('DBC')] ?? '',
    address: joined(
      [
        get('DAG') || get('DAL'),
        get('DAH') || get('DAM'),
        joined([get('DAI') || get('DAN'), province, postalCode(get('DAK') || get('DAP'), canadian)], ' '),
      ],
      ', ',
    ),
    id_province: province,
    id_country: canadian ? 'CA' : 'US',
    licence_class: get('DCA') || get('DAR'),
  }
  if (fields.id_number === '' || fields.date_of_birth === '') return null
  return {
    fields: Object.fromEntries(
      Object.entries(fields)
        .map(([name, value]) => [name, value.replace(/\s+/g, ' ').trim()] as const)
        .filter(([, value]) => value !== ''),
    ),
    card: /(?:^|[^A-Z])ID(?=D[A-D][A-Z])/.test(record) ? 'identity' : 'licence',
  }
}

/** Elements by code: three letters, then the value to the end of the line. The first follows the subfile designator. */
function readElements(record: string): Map<string, string> {
  const elements = new Map<string, string>()
  const body = record.replace(/^[\s\S]*?(?:DL|ID)(?=D[A-D][A-Z])/, '')
  for (const line of body.split(/[\n\r\x1c-\x1e]+/)) {
    const [, code, value = ''] = /^(?:DL|ID)?(D[A-D][A-Z])(.*)$/.exec(line.trim()) ?? []
    const cleaned = value.trim().replace(/[,\s]+$/, '')
    if (code !== undefined && !elements.has(code) && !placeholders.test(cleaned)) elements.set(code, cleaned)
  }
  return elements
}

/**
 * A date in the order of the country, or in the other order, which some issuers use. No text is a date in both orders: years
 * begin with 19 or 20, which are not months.
 */
function isoDate(digits: string, yearFirst: boolean): string {
  const [, ccyy, mm, dd] = /^(\d{4})(\d\d)(\d\d)$/.exec(digits) ?? []
  const [, month, day, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(digits) ?? []
  const first = existing(`${ccyy}-${mm}-${dd}`)
  const second = existing(`${year}-${month}-${day}`)
  return yearFirst ? first || second : second || first
}

function existing(date: string): string {
  const year = Number(date.slice(0, 4))
  const exists = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)
  return exists && year >= 1900 && year < 2100 ? date : ''
}

function postalCode(code: string, canadian: boolean): string {
  if (canadian) return code.replace(/^([A-Z]\d[A-Z]) ?(\d[A-Z]\d)$/, '$1 $2')
  return code.replace(/-/g, '').replace(/^(\d{5})(\d{4})?$/, (_, five: string, four = '') => {
    return four === '' || four === '0000' ? five : `${five}-${four}`
  })
}

function joined(parts: readonly string[], separator: string): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator)
}
