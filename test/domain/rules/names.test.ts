import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bestPersonScore, comparePersonNames } from '../../../src/domain/names/person-name.ts'
import { mrzCheckDigit } from '../../../src/domain/formats/mrz-check-digit.ts'
import { testFiles, type FileRow } from './client-file.ts'

const icao = 'ICAO 9303-3 §6'
const spacing = 'docs/rules/checks.md#person-names step 4'

/** Pairs that are one name: 90 and more. */
const same: readonly (readonly [law: string, a: string, b: string, score: number])[] = [
  [icao, 'Jörg Müller', 'JOERG MUELLER', 100],
  [icao, 'Jörg Müller', 'JORG MULLER', 100],
  [icao, 'Joerg Müller', 'JÖRG MUELLER', 100],
  [icao, 'Jo\u0308rg Mu\u0308ller', 'JOERG MUELLER', 100],
  [icao, 'Hans Groß', 'HANS GROSS', 100],
  [icao, 'Åse Østby', 'AASE OESTBY', 100],
  [icao, 'Åse Østby', 'ASE OSTBY', 100],
  [icao, 'Bjørn Ærø', 'BJOERN AEROE', 100],
  [icao, 'Þóra Guðmundsdóttir', 'THORA GUDMUNDSDOTTIR', 100],
  [icao, 'Ħani Ŧest', 'HANI TEST', 100],
  [icao, 'İlham Əliyev', 'ILHAM ALIYEV', 100],
  [icao, 'José Muñoz', 'JOSE MUNOZ', 100],
  [icao, 'José Muñoz', 'JOSE MUNXXOZ', 100],
  [icao, 'Jürgen Roth', 'JUXXRGEN ROTH', 100],
  [icao, 'Иван Щукин', 'IVAN SHCHUKIN', 100],
  [icao, 'Олександр Гончар', 'OLEKSANDR HONCHAR', 100],
  [icao, 'Ђорђе Марић', 'DORDE MARIC', 100],
  [icao, 'Anna-Lena Müller-Lüdenscheidt', 'MUELLER LUEDENSCHEIDT<<ANNA<LENA', 100],
  [spacing, 'Marc Des Rosiers', 'MARC DESROSIERS', 98],
  [spacing, 'Marie Claude Des Rosiers', 'MARIE DESROSIERS', 95],
  [spacing, 'Anne Du Four', 'ANNE DUFOUR', 98],
  [spacing, 'Maria De La Cruz', 'MARIA DELACRUZ', 98],
  [spacing, 'Maria De La Cruz', 'MARIA DE LACRUZ', 98],
  [spacing, 'María De La Cruz López', 'LOPEZ DELACRUZ MARIA', 98],
  [spacing, 'Jan van der Berg', 'JAN VANDERBERG', 98],
  [spacing, 'Jan van der Berg', 'Jan Vander Berg', 98],
  [spacing, 'Ian Mac Donald', 'IAN MACDONALD', 98],
  [spacing, 'Sean Patrick O’Brien', 'SEAN O BRIEN', 95],
  [spacing, 'Hoa Le Van', 'HOA LEVAN', 98],
  [spacing, 'Tony D’Angelo', 'TONY D ANGELO', 98],
  [spacing, 'Juan San Martín', 'JUAN SANMARTIN', 98],
  [spacing, 'Ana dos Santos', 'ANA DOSSANTOS', 98],
  [spacing, 'Eva Della Rovere', 'EVA DELLAROVERE', 98],
  [spacing, 'Basil al-Assad', 'BASIL ALASSAD', 98],
  [spacing, 'Jean-Marc Du Four Le Blanc', 'JEAN MARC DUFOUR LEBLANC', 98],
  [spacing, 'Omar Abd al-Rahman', 'OMAR ABDALRAHMAN', 98],
  [spacing, 'Omar Abd al-Rahman', 'OMAR ABDULRAHMAN', 96],
  [spacing, 'Omar Abd al-Rahman', 'OMAR ABDUL RAHMAN', 96],
  [spacing, 'Omar Abd ar-Rahman', 'OMAR ABDERRAHMANE', 96],
  [spacing, 'Omar Abd-el-Rahman', 'OMAR ABDELRAHMAN', 98],
  [spacing, 'Luc St-Pierre', 'LUC SAINTPIERRE', 96],
  [spacing, 'Luc Saint-Pierre', 'LUC STPIERRE', 96],
  [spacing, 'Lucie Ste-Marie', 'LUCIE SAINTEMARIE', 96],
]

/** Pairs that are not one name: no rule above makes them one. */
const different: readonly (readonly [why: string, a: string, b: string, score: number])[] = [
  ['nothing tells that two letters stand for one', 'Hans Mueller', 'HANS MULLER', 88],
  ['Koehn and Kohn are two names', 'Uwe Koehn', 'UWE KOHN', 88],
  ['Baer and Bar are two names', 'Uwe Baer', 'UWE BAR', 88],
  ['Joel has no ö', 'Joel Roy', 'JOL ROY', 88],
  ['a diaeresis on e is no second letter', 'Noël Roy', 'NOL ROY', 88],
  ['Miguel has no ü', 'Miguel Roy', 'MIGUL ROY', 88],
  ['an umlaut is not any two letters', 'Hans Müller', 'HANS MAELLER', 88],
  ['De Rosa is no Des Rosiers', 'Jean Des Rosiers', 'JEAN DE ROSA', 50],
  ['Le and La are two particles', 'Jean Le Roy', 'JEAN LA ROY', 88],
  ['the name after Abd tells', 'Abdul Karim Khan', 'ABDUL RAHIM KHAN', 79],
  ['Leroy is no La Roy', 'Jean Leroy', 'JEAN LA ROY', 50],
  ['another spelling of the article stays a flag', 'Youssef El Idrissi', 'YOUSSEF ALIDRISSI', 88],
  ['another saint', 'Luc St-Pierre', 'LUC SAINTJEAN', 50],
]

for (const [law, a, b, score] of same) {
  test(`"${a}" and "${b}" are one name, ${score} (${law})`, () => assert.equal(comparePersonNames(a, b), score))
}
for (const [why, a, b, score] of different) {
  test(`${why}: "${a}" and "${b}" score ${score}`, () => assert.equal(comparePersonNames(a, b), score))
}

const spellings = [
  ['Jorg Muller', 'JOERG MUELLER', 'DE', 96],
  ['Joel Muller', 'JOEL MUELLER', 'DE', 96],
  ['Ase Dahl', 'AASE DAHL', 'NO', 96],
  ['Jorg Muller', 'JOERG MUELLER', 'FR', 88],
  ['Jol Roy', 'JOEL ROY', 'CA', 88],
  ['Hans Baur', 'HANS BAUER', 'DE', 88],
] as const
for (const [name, inMrz, issuer, score] of spellings) {
  test(`"${name}" scores ${score} with "${inMrz}" in an MRZ of ${issuer} (${icao})`, () =>
    assert.equal(bestPersonScore([name], [inMrz], issuer).score, score))
}

const givenNames = 'Anna Björn Carla Dmitri Eva Farid Göran Hana Igor Jörg Khalid Léa Mira Noël Omar Pia'.split(' ')
const surnames = (
  'Ahlström|Ben Salah|Cohen|Da Costa|De Vries|El Fassi|Fournier|Gagné|Huang|Ivanov|Jansen|Kowalski|Des Roches|Le Goff|' +
  'Mac Leod|Nguyen|O’Neil|Du Parc|Quiñones|Rossi|San Miguel|Tremblay|Van den Broek|Weiß|Abdul Aziz|Saint-Jean|Zhou'
).split('|')
const given = fc.constantFrom(...givenNames)
const surname = fc.constantFrom(...surnames)

test('no two of 2,000 pairs of people with another given name or surname are one name', () => {
  fc.assert(
    fc.property(given, given, surname, surname, (first, otherFirst, last, otherLast) => {
      fc.pre(first !== otherFirst || last !== otherLast)
      const score = comparePersonNames(`${first} ${last}`, `${otherFirst} ${otherLast}`)
      assert.ok(score < 90, `${first} ${last}, ${otherFirst} ${otherLast}: ${score}`)
    }),
    { numRuns: 2000 },
  )
})

test('a name is one with its spelling without spaces and in capitals, in both directions', () => {
  fc.assert(
    fc.property(given, given, surname, (first, middle, last) => {
      const closed = `${first} ${middle} ${last.replace(/[ ’-]/g, '')}`.toUpperCase()
      const score = comparePersonNames(`${first} ${middle} ${last}`, closed)
      assert.ok(score >= 90, `${closed}: ${score}`)
      assert.equal(comparePersonNames(closed, `${first} ${middle} ${last}`), score)
    }),
    { numRuns: 1000 },
  )
})

const expiry = '2031-02-01'
const born = '1985-04-12'

/** A German passport: names as printed, and its MRZ. */
function passport(printed: { readonly last_name: string; readonly first_name: string }, names: string, issuer = 'D') {
  const [number, birth, end] = ['C01X00T47', '850412', '310201']
  const optional = '<'.repeat(14)
  const upper = `P<${issuer.padEnd(3, '<')}${names}`.padEnd(44, '<')
  const digits = [number, birth, end, optional].map(mrzCheckDigit)
  const composite = mrzCheckDigit(`${number}${digits[0]}${birth}${digits[1]}${end}${digits[2]}${optional}${digits[3]}`)
  const lower = `${number}${digits[0]}${issuer.padEnd(3, '<')}${birth}${digits[1]}F${end}${digits[2]}${optional}${digits[3]}${composite}`
  return {
    doc_type: 'passport',
    fields: {
      ...printed,
      id_number: number,
      date_of_birth: born,
      id_expiry: expiry,
      id_country: issuer === 'D' ? 'DE' : 'CA',
      mrz: `${upper} ${lower}`,
    },
    mapped: 6,
  }
}

const client = { first_name: 'Jörg', last_name: 'Müller', date_of_birth: born }
const authentic = [
  { id: 'eid:document_authentic', label: '', severity: 'critical' as const, passed: true, detail: '' },
  { id: 'eid:face_match', label: '', severity: 'critical' as const, passed: true, detail: '' },
]

const rows: readonly FileRow[] = [
  {
    file: 'umlauts printed, two letters in the MRZ',
    law: icao,
    regime: 'ca_aml',
    request: {
      values: client,
      documents: [passport({ last_name: 'MÜLLER', first_name: 'JÖRG' }, 'MUELLER<<JOERG')],
      extra_checks: authentic,
    },
    expected: { passes: ['mrz:passport', 'mrz_match:passport', 'match:name:passport', 'method:identity'] },
  },
  {
    file: 'the document returned with the spelling of its MRZ',
    law: icao,
    regime: 'ca_aml',
    request: {
      values: client,
      documents: [passport({ last_name: 'MUELLER', first_name: 'JOERG' }, 'MUELLER<<JOERG')],
      extra_checks: authentic,
    },
    expected: { passes: ['mrz_match:passport', 'match:name:passport', 'method:identity'] },
  },
  {
    file: 'a client who types the name without the letter, a German MRZ',
    law: icao,
    regime: 'ca_aml',
    request: {
      values: { ...client, first_name: 'Jorg', last_name: 'Muller' },
      documents: [passport({ last_name: 'MUELLER', first_name: 'JOERG' }, 'MUELLER<<JOERG')],
      extra_checks: authentic,
    },
    expected: { passes: ['match:name:passport', 'method:identity'] },
  },
  {
    file: 'the same names on a passport of a state that does not write two letters',
    law: icao,
    regime: 'ca_aml',
    request: {
      values: { ...client, first_name: 'Jorg', last_name: 'Muller' },
      documents: [passport({ last_name: 'MUELLER', first_name: 'JOERG' }, 'MUELLER<<JOERG', 'CAN')],
      extra_checks: authentic,
    },
    expected: { warns: ['match:name:passport'], blocks: ['method:identity'] },
  },
  {
    file: 'an OCR that read the umlauts as plain letters',
    law: icao,
    regime: 'generic',
    request: {
      values: client,
      documents: [passport({ last_name: 'MULLER', first_name: 'JORG' }, 'MUELLER<<JOERG')],
    },
    expected: { passes: ['mrz_match:passport', 'match:name:passport'] },
  },
  {
    file: 'another name in the MRZ',
    law: 'ICAO 9303-3 §4.6',
    regime: 'generic',
    request: {
      values: client,
      documents: [passport({ last_name: 'MÜLLER', first_name: 'JÖRG' }, 'MAIER<<JOERG')],
    },
    expected: { blocks: ['mrz_match:passport'] },
  },
  {
    file: 'a name cut off in the MRZ',
    law: 'ICAO 9303-3 §4.6',
    regime: 'generic',
    request: {
      values: { ...client, first_name: 'Jörg Maximilian', last_name: 'Großmüller Lüdenscheidt' },
      documents: [
        passport(
          { last_name: 'GROßMÜLLER LÜDENSCHEIDT', first_name: 'JÖRG MAXIMILIAN' },
          'GROSSMUELLER<LUEDENSCHEIDT<<JOERG<MAXIM',
        ),
      ],
    },
    expected: { passes: ['mrz_match:passport', 'match:name:passport'] },
  },
  {
    file: 'a surname of two words, one word on the document',
    law: spacing,
    regime: 'ca_aml',
    request: {
      values: { ...client, first_name: 'Marc', last_name: 'Des Rosiers' },
      documents: [passport({ last_name: 'DESROSIERS', first_name: 'MARC' }, 'DESROSIERS<<MARC', 'CAN')],
      extra_checks: authentic,
    },
    expected: { passes: ['mrz_match:passport', 'match:name:passport', 'method:identity'] },
  },
  {
    file: 'a surname that only begins alike',
    law: spacing,
    regime: 'ca_aml',
    request: {
      values: { ...client, first_name: 'Marc', last_name: 'De Rosa' },
      documents: [passport({ last_name: 'DESROSIERS', first_name: 'MARC' }, 'DESROSIERS<<MARC', 'CAN')],
      extra_checks: authentic,
    },
    expected: { blocks: ['match:name:passport', 'method:identity'] },
  },
  {
    file: 'documents that write the particles with and without spaces',
    law: spacing,
    regime: 'generic',
    request: {
      values: { ...client, first_name: 'Maria', last_name: 'De La Cruz' },
      documents: [
        passport({ last_name: 'DELACRUZ', first_name: 'MARIA' }, 'DELACRUZ<<MARIA', 'CAN'),
        {
          doc_type: 'utility_bill',
          fields: { document_holder_name: 'Maria de la Cruz', document_date: '2026-10-30' },
          mapped: 2,
        },
      ],
    },
    expected: { passes: ['match:name', 'match:name:documents'] },
  },
]

testFiles(rows)
