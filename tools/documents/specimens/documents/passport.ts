import { addDays, addYears, parts } from '../../calendar.ts'
import { degrade } from '../../degrade.ts'
import { overprint, specimenWord } from '../../drawing/overprint.ts'
import { portrait, signature } from '../../drawing/portrait.ts'
import { rosette, wavePattern } from '../../drawing/security-print.ts'
import { printMrz } from '../../drawing/mrz-print.ts'
import { sheetPng } from '../../drawing/raster.ts'
import { box, text } from '../../drawing/sheet.ts'
import type { Mark, Sheet } from '../../drawing/sheet.ts'
import { passportMrz } from '../../mrz-lines.ts'
import { people } from '../people.ts'
import type { SpecimenPerson } from '../people.ts'
import type { Locale } from '../../../../src/contract/locale.ts'
import type { Specimen } from '../specimen.ts'

/**
 * The data page of a passport of Utopia (UTO, ICAO's own example country), 125 by 88 mm, as a clean image and as a telephone
 * photograph. ICAO 9303 part 4.
 */
export function passport(language: Locale, asOf: string): Specimen[] {
  const person = people[language]
  const { issued, expiry } = passportDates(asOf)
  const mrz = passportMrz({ person, documentCode: 'P<', number: person.passportNumber, expiry })
  const page = dataPage({ person, language, issued, expiry, mrz })
  const clean: Specimen = {
    name: `passport-${language}`,
    docType: 'passport',
    language,
    mime: 'image/png',
    expected: {
      last_name: person.lastName.toUpperCase(),
      first_name: givenNames(person),
      id_number: person.passportNumber,
      date_of_birth: person.dateOfBirth,
      id_expiry: expiry,
      sex: person.sex,
      citizenship: 'UTO',
      place_of_birth: person.placeOfBirth.toUpperCase(),
      id_issue_date: issued,
      id_country: 'UTO',
      issuing_authority: wording[language].authority,
      mrz: mrz.join('\n'),
    },
    draw: async () => [page],
    render: () => sheetPng(page),
  }
  return [
    clean,
    {
      ...clean,
      name: `${clean.name}-photo`,
      mime: 'image/jpeg',
      render: async () => degrade(await clean.render(), { level: 'mild', seed: 11 }),
    },
  ]
}

/** Issued a little over two years before a date, for ten years. */
export function passportDates(asOf: string): { readonly issued: string; readonly expiry: string } {
  const issued = addDays(asOf, -812)
  return { issued, expiry: addDays(addYears(issued, 10), -1) }
}

interface Page {
  readonly person: SpecimenPerson
  readonly language: Locale
  readonly issued: string
  readonly expiry: string
  readonly mrz: readonly string[]
}

/** Ten units are a millimetre. */
function dataPage({ person, language, issued, expiry, mrz }: Page): Sheet {
  const words = wording[language]
  const date = (iso: string) => printedDate(iso, language)
  const field = (x: number, y: number, label: string, value: string): Mark[] => [
    text(x, y, label, { size: 16, color: '#3b5170' }),
    text(x, y + 31, value, { size: 27, face: 'sans' }),
  ]
  const look = looks[language]
  const marks = [
    box(0, 0, 1250, 690, { fill: look.tint }),
    ...wavePattern({ x: 0, y: 0, width: 1250, height: 690 }, { color: look.wave, opacity: 0.35, count: 46 }),
    ...rosette(860, 400, 230, { color: look.wave, opacity: 0.3 }),
    box(0, 690, 1250, 190, { fill: '#fbfaf6' }),
    box(0, 0, 1250, 96, { fill: look.band }),
    text(56, 62, words.country, { size: 40, face: 'serif-bold', color: '#fff' }),
    text(1194, 62, words.title, { size: 34, face: 'serif-bold', color: '#fff', align: 'right' }),
    ...portrait({ x: 56, y: 160, scale: 1.14 }, look.face),
    overprint(915, 310, 104, specimenWord[language], -12),
    text(56, 644, specimenWord[language], { size: 34, face: 'sans-bold', color: '#b3202a' }),
    ...field(450, 140, 'Type / Type', 'P'),
    ...field(600, 140, words.code, 'UTO'),
    ...field(900, 140, words.number, person.passportNumber),
    ...field(450, 212, words.surname, person.lastName.toUpperCase()),
    ...field(450, 284, words.givenNames, givenNames(person)),
    ...field(450, 356, words.nationality, words.utopian),
    ...field(900, 356, words.sex, person.sex),
    ...field(450, 428, words.birth, date(person.dateOfBirth)),
    ...field(900, 428, words.birthPlace, person.placeOfBirth.toUpperCase()),
    ...field(450, 500, words.issued, date(issued)),
    ...field(900, 500, words.issuer, words.authority),
    ...field(450, 572, words.expiry, date(expiry)),
    text(900, 572, words.signature, { size: 16, color: '#3b5170' }),
    ...signature(910, 590, 1, language === 'en' ? 0 : 1),
    ...printMrz(mrz, { x: 66, y: 734, millimetre: 10, leadingMm: 6.35 }),
  ]
  return { width: 1250, height: 880, pixelsPerUnit: 1, background: '#fff', marks }
}

function givenNames(person: SpecimenPerson): string {
  return `${person.firstName} ${person.middleNames}`.toUpperCase()
}

/** "12 APR / AVR 1985" on one, "03 11 1988" on the other: both are in use. */
function printedDate(iso: string, language: Locale): string {
  const { year, month } = parts(iso)
  const day = iso.slice(8)
  if (language === 'fr') return `${day} ${iso.slice(5, 7)} ${year}`
  return `${day} ${bilingualMonths[month - 1]} ${year}`
}

const bilingualMonths = [
  'JAN / JAN',
  'FEB / FÉV',
  'MAR / MARS',
  'APR / AVR',
  'MAY / MAI',
  'JUN / JUIN',
  'JUL / JUIL',
  'AUG / AOÛT',
  'SEP / SEPT',
  'OCT / OCT',
  'NOV / NOV',
  'DEC / DÉC',
] as const

const wording = {
  en: {
    country: 'UTOPIA',
    title: 'PASSPORT · PASSEPORT',
    code: 'Issuing Country / Pays émetteur',
    number: 'Passport No. / N° de passeport',
    surname: 'Surname / Nom',
    givenNames: 'Given names / Prénoms',
    nationality: 'Nationality / Nationalité',
    utopian: 'UTOPIAN / UTOPIENNE',
    sex: 'Sex / Sexe',
    birth: 'Date of birth / Date de naissance',
    birthPlace: 'Place of birth / Lieu de naissance',
    issued: 'Date of issue / Date de délivrance',
    issuer: 'Issuing authority / Autorité',
    expiry: 'Date of expiry / Date d’expiration',
    authority: 'PORT HAVEN',
    signature: 'Signature of bearer / Signature du titulaire',
  },
  fr: {
    country: 'RÉPUBLIQUE D’UTOPIE',
    title: 'PASSEPORT · PASSPORT',
    code: 'Code du pays / Country code',
    number: 'Passeport N° / Passport No.',
    surname: 'Nom / Surname',
    givenNames: 'Prénoms / Given names',
    nationality: 'Nationalité / Nationality',
    utopian: 'Utopienne',
    sex: 'Sexe / Sex',
    birth: 'Date de naissance / Date of birth',
    birthPlace: 'Lieu de naissance / Place of birth',
    issued: 'Date de délivrance / Date of issue',
    issuer: 'Autorité / Authority',
    expiry: 'Date d’expiration / Date of expiry',
    authority: 'Préfecture des Brumes',
    signature: 'Signature du titulaire / Holder’s signature',
  },
} as const

const looks = {
  en: {
    tint: '#e9eff6',
    wave: '#7fa3c9',
    band: '#1f3a63',
    face: { hair: '#6b4226', skin: '#e8c0a0', coat: '#2f4858', longHair: true },
  },
  fr: {
    tint: '#f5ece9',
    wave: '#c99a8f',
    band: '#5c1f2e',
    face: { hair: '#2b201c', skin: '#efcbb0', coat: '#4a4e69', longHair: false },
  },
} as const
