import { compactNumber } from '../../formats/format-rule.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'

/** Added to the month in a woman's Ontario licence number. docs/rules/checks.md#driver-licences. */
const womanMonthOffset = 50

/** Birth date inside a licence number, two digits each. */
interface Encoded {
  readonly year: string
  readonly month: string
  readonly day: string
  /** If the number contains it. */
  readonly sex?: 'F' | 'M'
}

/** Licence numbers that contain the birth date, by province, without hyphens. docs/rules/checks.md#driver-licences. */
const encodings: Readonly<Record<string, (number: string) => Encoded | null>> = {
  ON: (number) => {
    const [, year = '', month = '', day = ''] = /^[A-Z]\d{8}(\d\d)(\d\d)(\d\d)$/.exec(number) ?? []
    if (year === '') return null
    const woman = Number(month) > womanMonthOffset
    const realMonth = woman ? String(Number(month) - womanMonthOffset).padStart(2, '0') : month
    return { year, month: realMonth, day, sex: woman ? 'F' : 'M' }
  },
  QC: (number) => dayFirst(/^[A-Z]\d{4}(\d\d)(\d\d)(\d\d)\d\d$/.exec(number)),
  NS: (number) => dayFirst(/^[A-Z]{5}(\d\d)(\d\d)(\d\d)\d{3}$/.exec(number)),
}

/** The birth date in the licence number is the holder's. */
export const licenceDob = defineCheck<DocumentContext>({
  id: 'licence_dob',
  severity: 'warning',
  label: {
    en: 'The licence number agrees with the birth date.',
    fr: 'Le numéro de permis concorde avec la date de naissance.',
  },
  details: [
    {
      en: 'The licence number encodes {encoded}, the licence shows {date_of_birth}.',
      fr: 'Le numéro de permis encode {encoded}, le permis indique {date_of_birth}.',
    },
  ],
  find({ document: { facts, label }, issuer }) {
    const { docType, fields } = facts
    const dateOfBirth = dateField(fields, 'date_of_birth')
    const decode = issuer.province === undefined ? undefined : encodings[issuer.province]
    if (docType !== 'driver_licence' || dateOfBirth === null || decode === undefined) return nothing
    const encoded = decode(compactNumber(fields.id_number ?? ''))
    if (encoded === null) return nothing
    const date = `${dateOfBirth.slice(0, 2)}${encoded.year}-${encoded.month}-${encoded.day}`
    const otherSex = (fields.sex === 'F' || fields.sex === 'M') && (encoded.sex ?? fields.sex) !== fields.sex
    const shown = otherSex ? `${date} (${encoded.sex ?? ''})` : date
    return [{ label, passed: shown === dateOfBirth, params: { encoded: shown, date_of_birth: dateOfBirth } }]
  },
})

function dayFirst(match: RegExpExecArray | null): Encoded | null {
  const [, day = '', month = '', year = ''] = match ?? []
  return day === '' ? null : { day, month, year }
}
