import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales, type Locale } from '../../../src/contract/locale.ts'
import { bankRules } from '../../../src/domain/bank/flags/index.ts'
import {
  compileTemplate,
  fillTemplate,
  type Param,
  type Params,
  type Template,
} from '../../../src/domain/checks/definition/template.ts'
import { capitalised } from '../../../src/domain/checks/facts/text-list.ts'
import { sections } from '../../../src/domain/checks/index.ts'
import { remediations } from '../../../src/domain/checks/remediation/index.ts'
import { documentTypes, typeNames } from '../../../src/domain/document-types/index.ts'
import { steps } from '../../../src/domain/document-types/steps.ts'
import { eidRules } from '../../../src/domain/eid/index.ts'
import { provinces } from '../../../src/domain/names/provinces.ts'
import { regimes } from '../../../src/domain/policy-packs/index.ts'
import { choiceWord, choiceWords } from '../../../src/domain/profile/choice-words.ts'
import { fieldNames, pointInSentence } from '../../../src/domain/profile/field-names.ts'
import { countries } from '../../../src/domain/values/countries.ts'
import { elides, linked, linkedName } from '../../../src/domain/values/french.ts'
import { noun, type Agreement, type Noun } from '../../../src/domain/values/noun.ts'

const rules = [...Object.values(sections), eidRules, bankRules].flatMap((section) =>
  section.map(({ id, labels, details }) => ({ id, sentences: [labels, ...details] })),
)

/** Nouns of every agreement, from a consonant and from a vowel. */
const everyAgreement: readonly Noun[] = (['m', 'f', 'mp', 'fp'] as const).flatMap((agreement: Agreement) => [
  noun('thing', 'chose', agreement),
  noun('article', 'acte', agreement),
])
const types = documentTypes.map(({ names, titles }) => ({ names, titles }))
const points = [
  ...fieldNames.map(({ name }) => name),
  ...regimes.flatMap(({ dataPoints }) => Object.values(dataPoints).flat()).map(([point]) => pointInSentence(point)),
]
const places = [...provinces.map(({ noun: name }) => name), ...countries.map(({ noun: name }) => name)]
const peopleNames = [
  'Eva Roy',
  'Émile Roy',
  'Yves Roy',
  'Hélène Roy',
  'Clara Roy',
  'Hassan Roy',
  'Iris',
  'Ørsted A/S',
  'Maple Labs Inc.',
]

/** What each placeholder may stand for; another one is a plain value. */
const nouns: readonly Noun[] = [
  ...everyAgreement,
  ...types.map(({ names }) => names),
  ...steps.map(({ names }) => names),
  ...points,
]

function filled(noun: Noun, title: Param, name: string, n: number): Params {
  const [step, point, Key] = [noun, noun, capitalised(noun)]
  return {
    ...{ doc: noun, Doc: title, doc_a: noun, doc_b: noun, step, Step: Key, point, Point: Key, key: noun, Key },
    ...{
      rule: noun,
      field_a: noun,
      field_b: noun,
      issuer: noun,
      role: noun,
      country: noun,
      found: noun,
      province: noun,
    },
    ...{
      party: name,
      Party: name,
      name,
      entry: name,
      n,
      d: n,
      max: n,
      age: n,
      adult_age: 18,
      days: n,
      used: n,
      asked: n,
    },
    'exposed person': noun,
    'pep kind': { en: 'a politically exposed person', fr: 'personne politiquement exposée' },
    ...{ source_of_funds: choiceWord('source_of_funds', 'cash'), accepted: 'un bail', part: 'la date', revisions: n },
  }
}

/** Any placeholder as a plain value: a new rule needs no entry above unless its value has a grammar. */
function plainValues(template: Template): Params {
  return Object.fromEntries(template.flatMap(({ name }) => (name === null ? [] : [[name, 'Maple Labs Inc.']])))
}

const otherWords = [
  'de le ',
  'de les ',
  'à le ',
  'à les ',
  'du la ',
  'au la ',
  'un(e)',
  '(e)',
  '(s)',
  'sur passeport',
  '..',
]
const fill = (sentence: string, x: Param, locale: Locale = 'fr') =>
  fillTemplate(compileTemplate(sentence, locale), locale, { x }, {})

/** Forms that no French sentence has. */
const wrong: readonly RegExp[] = [
  /(?:^|[\s«])(?:de|que|le|la|ne|se|je) (?:[aeiouéèêàâîôûAEIOUÉÈÊÀÂÎÔÛ](?!\d)|[Yy]ves|Hélène)/,
  /(?:^|[\s«])(?:sur|du|au|de|dans|par) (?:Le|La|L’|Les) /,
  /(?:^|\s)(?:sur|dans) (?:passeport|bail|carte|facture|relevé|avis|permis|chose|acte)\b/,
  /[{}]|undefined|\[object|\bnull\b|  /,
  /\bd’[bcdfgjklmnpqrstvwxz]/i,
]

function faultOf(sentence: string): string | null {
  const word = otherWords.find((one) => sentence.includes(one))
  return word ?? wrong.map((pattern) => pattern.exec(sentence)?.[0]).find((found) => found !== undefined) ?? null
}

test('known-wrong forms are found', () => {
  for (const sentence of [
    ...['Le filtrage de Eva est négatif.', 'Aucun document n’établit que Eva peut lier.', 'Absent sur passeport : x.'],
    ...['X n’est pas un(e) date.', 'Le document a expiré..', 'le employeur', 'Le verso de le passeport.'],
    ...['Sur {doc}', 'undefined', 'd’Clara', 'Le document est déclaré(e).', 'Le format de Yves'],
  ]) {
    assert.notEqual(faultOf(sentence), null, sentence)
  }
  assert.equal(faultOf('Le filtrage d’Eva et de Clara sur le passeport de l’Ontario est négatif.'), null)
})

test('every French sentence agrees with every type, step, point, place, gender and number, and every name', () => {
  const faults = new Map<string, string>()
  for (const { id, sentences } of rules) {
    for (const { fr } of sentences) {
      for (const [index, one] of nouns.entries()) {
        const name = peopleNames[index % peopleNames.length]!
        const title = capitalised({ ...one, fr: linked('le', one) })
        const sentence = fillTemplate(fr, 'fr', filled(one, title, name, index % 3), plainValues(fr))
        const fault = faultOf(sentence)
        if (fault !== null) faults.set(id, `${sentence} [${fault}]`)
        const disagreeing = disagreement(sentence, fr, one)
        if (disagreeing !== null) faults.set(id, `${sentence} [${disagreeing}]`)
      }
    }
  }
  assert.deepEqual([...faults], [])
})

test('every province and country has its article', () => {
  const faults = places.flatMap((one) => {
    const sentence = fill('Émise par {le x}, hors {de x}, le code {du x}, conforme {au x}. {Le x}.', one)
    return faultOf(sentence) ?? []
  })
  assert.deepEqual(faults, [])
})

/** A verb or participle after the subject that has not its gender and number. */
function disagreement(sentence: string, template: Template, { fr, agreement }: Noun): string | null {
  if (!/^\{?(?:Doc|Point)/.test(template[0]?.text === '' ? (template[0].name ?? '') : '')) return null
  const rest = sentence.slice(sentence.indexOf(fr) + fr.length)
  const verb = /^ (?:ne |n’)?(est|sont|a|ont|peut|peuvent)\b(?: pas| été| suffisamment| déjà| lu)* ?(\S*)/.exec(rest)
  if (verb === null) return null
  const [, said = '', participle = ''] = verb
  if (['sont', 'ont', 'peuvent'].includes(said) !== agreement.endsWith('p')) return said
  if (!/é(?:e|s|es)?(?!\p{L})/u.test(participle)) return null
  const wanted = { m: /é\W*$/, f: /ée\W*$/, mp: /és\W*$/, fp: /ées\W*$/ }[agreement]
  return wanted.test(participle) ? null : participle
}

test('every English sentence has its article and its verb in the right number', () => {
  const bad = /\ban? (?:articles|financial|dependants|directors)|\b(?:a [aio]|an [bcdfgjkmpqtvwz])|undefined|[{}]|\.\./
  const faults = rules.flatMap(({ id, sentences }) =>
    sentences.flatMap(({ en }) =>
      types.flatMap(({ names, titles }) => {
        const sentence = fillTemplate(en, 'en', filled(names, titles, 'Eva Roy', 2), plainValues(en))
        const subject = names.count === 'many' ? / (?:is|was|has|shows|carries|expires) / : / (?:are|were|have) /
        const starts = /^(?:\{Doc)/.test(`{${en[0]?.text === '' ? en[0].name : ''}`)
        return bad.test(sentence) || (starts && subject.test(sentence.slice(0, titles.en.length + 7)))
          ? [`${id}: ${sentence}`]
          : []
      }),
    ),
  )
  assert.deepEqual(faults.slice(0, 10), [])
})

const type = (id: string) => typeNames(id).names
const place = (code: string) => places.find(({ en }) => en === code)!
for (const [sentence, x, expected] of [
  ['{Le x} {x:n’est/ne sont} pas {x:expiré}.', type('health_card'), 'La carte d’assurance maladie n’est pas expirée.'],
  ['{Le x} {x:n’est/ne sont} pas {x:expiré}.', type('articles'), 'Les statuts ne sont pas expirés.'],
  ['sur {le x}', type('passport'), 'sur le passeport'],
  ['sur {le x}', type('notice_of_assessment'), 'sur l’avis de cotisation'],
  ['ressemble à {un x}', type('lease'), 'ressemble à un bail'],
  ['ressemble à {un x}', type('financial_statements'), 'ressemble à des états financiers'],
  ['le verso {du x}', type('driver_licence'), 'le verso du permis de conduire'],
  ['antérieure {au x}', noun('issue date', 'date de délivrance', 'f'), 'antérieure à la date de délivrance'],
  ['{Aucun x} n’est {x:nommé}', noun('director', 'administrateur', 'm'), 'Aucun administrateur n’est nommé'],
  ['délivrée par {le x}', place('Ontario'), 'délivrée par l’Ontario'],
  ['délivrée par {le x}', place('Québec'), 'délivrée par le Québec'],
  ['délivrée par {le x}', place('Nova Scotia'), 'délivrée par la Nouvelle-Écosse'],
  ['délivrée par {le x}', place('Newfoundland and Labrador'), 'délivrée par Terre-Neuve-et-Labrador'],
  ['un code {du x}', place('Northwest Territories'), 'un code des Territoires du Nord-Ouest'],
  ['hors {de x}', place('Canada'), 'hors du Canada'],
  ['hors {de x}', place('France'), 'hors de France'],
  ['hors {de x}', place('United States'), 'hors des États-Unis'],
  ['hors {de x}', place('Iran'), 'hors d’Iran'],
  ['hors {de x}', place('Haiti'), 'hors d’Haïti'],
  ['hors {de x}', place('Hong Kong'), 'hors de Hong Kong'],
  ['hors {de x}', place('Cuba'), 'hors de Cuba'],
  ['{Le x} figure', place('Hungary'), 'La Hongrie figure'],
  ['filtrage {de x}', 'Eva Roy', 'filtrage d’Eva Roy'],
  ['filtrage {de x}', 'Clara Roy', 'filtrage de Clara Roy'],
  ['filtrage {de x}', 'Hélène Roy', 'filtrage d’Hélène Roy'],
  ['filtrage {de x}', 'Hassan Roy', 'filtrage de Hassan Roy'],
  ['filtrage {de x}', 'Yves Roy', 'filtrage d’Yves Roy'],
  ['filtrage {de x}', 'Yasmine Roy', 'filtrage de Yasmine Roy'],
  ['établit {que x}', 'Anaïs', 'établit qu’Anaïs'],
  ['Le document indique {x}.', 'Maple Labs Inc.', 'Le document indique Maple Labs Inc.'],
  ['Le document indique {x}. Un autre suit.', 'Maple Labs inc.', 'Le document indique Maple Labs inc. Un autre suit.'],
  ['{x} {x:jour/jours}', 1, '1 jour'],
  ['{x} {x:jour/jours}', 0, '0 jour'],
  ['{x} {x:jour/jours}', 91, '91 jours'],
] as const) {
  test(`${sentence} becomes ${expected}`, () => assert.equal(fill(sentence, x), expected))
}

test('elision follows the sound', () => {
  for (const text of ['avis', 'Émile', 'œuvre', 'homologation', 'Yvonne']) assert.equal(elides(text, false), true, text)
  for (const text of ['onze', 'hausse', 'Yémen', '9123 Québec', 'relevé'])
    assert.equal(elides(text, false), false, text)
  assert.equal(linkedName('de', 'Hydro-Québec'), 'd’Hydro-Québec')
})

test('every choice of a key has words in both languages, none a wire value', () => {
  for (const [key, values] of Object.entries(choiceWords)) {
    for (const value of Object.keys(values)) {
      for (const locale of locales) assert.doesNotMatch(choiceWord(key, value)[locale], /_|^$/, `${key} ${value}`)
    }
  }
})

test('what clears a check is French without a known-wrong form', () => {
  for (const [id, { text }] of Object.entries(remediations)) assert.equal(faultOf(text.fr), null, `${id}: ${text.fr}`)
})
