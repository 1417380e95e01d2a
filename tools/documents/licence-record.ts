import type { Person } from './person.ts'

/** What the barcode of a driver's licence says beside the person. Dates are ISO. */
export interface LicenceRecord {
  readonly person: Person
  readonly number: string
  readonly country: 'CAN' | 'USA'
  readonly jurisdiction: 'ON' | 'QC' | 'WA'
  readonly licenceClass: string
  readonly restrictions: string
  readonly issued: string
  readonly expiry: string
  readonly height: string
  readonly street: string
  readonly city: string
  readonly postalCode: string
  readonly discriminator: string
}

/** What the barcode takes of a record; any state or province. */
export type BarcodeRecord = Omit<LicenceRecord, 'jurisdiction'> & { readonly jurisdiction: string }

/** The text of the PDF417 on a licence: one DL subfile. AAMVA DL/ID Card Design Standard, annex D, version 10. */
export function licenceText(record: BarcodeRecord): string {
  const { person } = record
  const date = (iso: string) => {
    const [year, month, day] = iso.split('-')
    return record.country === 'CAN' ? `${year}${month}${day}` : `${month}${day}${year}`
  }
  const elements = [
    `DAQ${record.number}`,
    `DCS${plain(person.lastName)}`,
    'DDEN',
    `DAC${plain(person.firstName)}`,
    'DDFN',
    `DAD${plain(person.middleNames)}`,
    'DDGN',
    `DCA${record.licenceClass}`,
    `DCB${record.restrictions}`,
    'DCDNONE',
    `DBD${date(record.issued)}`,
    `DBB${date(person.dateOfBirth)}`,
    `DBA${date(record.expiry)}`,
    `DBC${person.sex === 'F' ? 2 : 1}`,
    'DAYBRO',
    `DAU${record.height}`,
    `DAG${plain(record.street)}`,
    `DAI${plain(record.city)}`,
    `DAJ${record.jurisdiction}`,
    `DAK${record.postalCode.replace(' ', '').padEnd(11)}`,
    `DCF${record.discriminator}`,
    `DCG${record.country}`,
  ]
  const subfile = `DL${elements.join('\n')}\r`
  const designator = `DL${String(headerLength).padStart(4, '0')}${String(subfile.length).padStart(4, '0')}`
  return `@\n\x1e\rANSI ${issuerNumber}100101${designator}${subfile}`
}

/** In the range of AAMVA's issuers, assigned to none. */
const issuerNumber = '636999'
/** 21 characters of header and one designator of 10. */
const headerLength = 31

function plain(content: string): string {
  return content
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
}
