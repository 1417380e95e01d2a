import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { auditActions } from '../../../src/domain/audit/actions.ts'
import { actionWords, objectWords } from '../../../src/domain/case-report/action-words.ts'
import { countText, momentText, percentText } from '../../../src/domain/case-report/formats.ts'
import { maskedNumber, maskedNumbers, numbersIn } from '../../../src/domain/case-report/masking.ts'
import { caseReportContent } from '../../../src/domain/case-report/report-content.ts'
import type { CaseReportInput } from '../../../src/domain/case-report/report-input.ts'
import * as valueWords from '../../../src/domain/case-report/value-words.ts'
import { words } from '../../../src/domain/case-report/words.ts'
import { checks, content, fullCase, textsOf } from './report-rows.ts'

const textsIn = (input: CaseReportInput) => textsOf(caseReportContent(input))
const headings = (input: CaseReportInput) => caseReportContent(input).sections.map(({ heading }) => heading)

/** The cell beside a label of facts. */
const fact = (input: CaseReportInput, label: string) => {
  const texts = textsIn(input)
  return texts[texts.indexOf(label) + 1]
}

const { wordOf: _, ...tables } = valueWords
const catalogs = [words, actionWords, objectWords, ...Object.values(tables)]
const sentences = catalogs.flatMap((catalog) => Object.values(catalog) as readonly { en: string; fr: string }[])

/** Words that are the same in both languages. */
const shared = [
  'Document',
  ...[
    'Client',
    'Verdict',
    'Production',
    'Documents',
    'Type',
    'SHA-256',
    'Source',
    'Score',
    'Points',
    'Maximum',
    'Date',
    'invitation',
    'session',
  ],
  ...[
    'Action',
    'Bank',
    'SIREN',
    'LEI',
    'active',
    'inactive',
    'document',
    'verdict',
    'client',
    'extraction',
    'Nature',
    'Programmes',
  ],
  ...['document {label}', '{level} ({score} points)', '{band} ({score} of 100)'],
]

describe('the content of a case report', () => {
  it('has its sections in the order in which an auditor reads them', () => {
    assert.deepEqual(headings({ ...fullCase, locale: 'en' }), [
      ...['Summary', 'What the verdict rests on', 'Checks', 'Documents', 'Parties and screening hits'],
      ...['How identity was verified', 'Registers', 'Discrepancies with a register', 'eID checks', 'Bank connections'],
      ...['Risk and suitability', 'Decisions and notes', 'Verdicts of the case', 'Webhook deliveries', 'Timeline'],
      'About this report',
    ])
  })

  it('prints who decided what and why, and the notes with numbers masked', () => {
    const texts = textsIn({ ...fullCase, locale: 'en' })
    const start = texts.indexOf('Decisions and notes')
    const end = texts.indexOf('Verdicts of the case')
    const said = texts.slice(start, end).join('|')
    assert.match(said, /Assigned to\|Aline Roy/)
    assert.match(said, /approved\|decided on .*\|Aline Roy on .*: Tout concorde\./)
    assert.match(said, /Pièce \S+456 vue\./)
    assert.doesNotMatch(said, /AB123456/)
  })

  it('says why in one sentence', () => {
    assert.equal(
      fact(fullCase, 'Motif'),
      'Contrôles critiques échoués : 1. Le premier : Le passeport indique •• ••-•456; le profil indique •••••457.',
    )
  })

  it('lists failed checks first, by severity, then the passed ones, each with its rule and evidence', () => {
    const texts = textsIn(fullCase)
    const places = [
      'Échoués, critiques : 1',
      'Échoués, avertissements : 1',
      'Échoués, pour information : 1',
      'Réussis : 1',
    ]
    const found = places.map((text) => texts.indexOf(text))
    assert.deepEqual(
      found,
      found.toSorted((a, b) => a - b),
    )
    assert.ok(!found.includes(-1))
    for (const { label } of checks) assert.ok(texts.includes(label), label)
    assert.ok(texts.includes('match:id_number:passport; document passeport'))
    assert.ok(texts.includes('completeness; profil du client'))
    assert.ok(texts.includes('partner:call; transmis par le partenaire'))
  })

  it('masks numbers of persons wherever they stand, also with other separators', () => {
    const all = textsIn(fullCase).join('\n')
    for (const number of ['AB123456', 'AB123457', 'AB123458', 'AB 12-3456']) assert.ok(!all.includes(number), number)
    assert.ok(all.includes('•••••456') && all.includes('•••••458'))
    assert.equal(maskedNumber('046 454 286'), '••• ••• 286')
    assert.equal(maskedNumber('1234'), '••34')
    assert.equal(maskedNumber('7'), '•')
  })

  it('finds numbers under every spelling of their keys, and leaves ids and moments as they are', () => {
    const values = { nas: '046 454 286', documentNumber: 'AB123456', tin: '9876543', first_name: 'Ada', ein: '12' }
    assert.deepEqual(numbersIn(values), ['046 454 286', 'AB123456', '9876543'])
    const [id, at] = ['09876543-0000-4000-8000-000000000000', '2026-11-28T10:00:00.000+00:00']
    assert.deepEqual(maskedNumbers({ detail: 'SIN 046454286 of 20261128', id, at }, ['046 454 286', '20261128', id]), {
      ...{ detail: 'SIN ••••••286 of •••••128', id, at },
    })
  })

  it('lists the documents that the call sent beside the files of the case', () => {
    const texts = textsIn(fullCase)
    const at = texts.indexOf('Documents que le verdict a jugés, tels que l’appel les a transmis')
    assert.deepEqual(texts.slice(at + 4, at + 10), [
      ...['Passeport', 'passeport.pdf', 'nom de famille : Clearwater; numéro du document : •••••456'],
      ...['Passeport (2)', '–', '–'],
    ])
  })

  it('shows a hit with its list, record, score, evidence, and who cleared it, when and why', () => {
    const texts = textsIn(fullCase)
    for (const text of [
      ...['Liste LMES (sema)', 'r-7', 'RUSSIE', '87 sur 100', 'wang ~ wang (identiques) : +87,5', 'A. Analyste'],
      ...['Autre date de naissance', 'tous les dossiers du client (décidée au dossier client-7)'],
      'écartée le 2026-11-20, 8\u00a0h\u00a031\u00a0min\u00a05\u00a0s\u00a0UTC, jusqu’au 2027-01-01',
    ]) {
      assert.ok(texts.includes(text), text)
    }
  })

  it('ends with the hash of the stored answer', () => {
    assert.equal(textsIn(fullCase).at(-1), `SHA-256 de la réponse stockée : ${'e'.repeat(64)}`)
    assert.equal(
      textsIn({ ...fullCase, verdict: null }).at(-1),
      'SHA-256 de la réponse stockée : néant, il n’y a pas de réponse stockée.',
    )
  })

  it('prints what is left of an erased case and says that it was erased', () => {
    const { documents } = fullCase.case
    const gone = { ...documents[0]!, filename: null, sha256: null, erased: true, fields: {}, other_sources: {} }
    const input: CaseReportInput = {
      ...{ ...fullCase, locale: 'en', eidResults: new Map() },
      case: { ...fullCase.case, subject: null, documents: [gone] },
      verdict: { shown: fullCase.verdict!.shown, content: null },
    }
    assert.equal(fact(input, 'Verdict'), 'Failed')
    assert.equal(fact(input, 'Reason'), 'The personal data of this verdict was erased. What remains is printed.')
    assert.equal(fact(input, 'File name'), 'erased')
    assert.ok(!headings(input).includes('Checks'))
  })

  it('says that a case has no verdict yet', () => {
    const input: CaseReportInput = {
      ...fullCase,
      verdict: null,
      case: { ...fullCase.case, verdicts: [], documents: [] },
    }
    assert.equal(fact(input, 'Verdict'), 'Le dossier n’a pas encore de verdict.')
    assert.deepEqual(headings(input).slice(0, 2), ['Sommaire', 'Documents'])
  })

  it('says that sentences are not translated when this version answers otherwise', () => {
    const input = { ...fullCase, verdict: { ...fullCase.verdict!, content: { ...content, isTranslated: false } } }
    assert.ok(textsIn(input).includes(words.notTranslated.fr))
    assert.ok(!textsIn(fullCase).includes(words.notTranslated.fr))
  })

  it('has the sandbox on every page and nothing of it in production', () => {
    const sandbox = caseReportContent(fullCase)
    assert.deepEqual([sandbox.banner, sandbox.notice], [words.banner.fr, words.sandboxed.fr])
    const production = caseReportContent({ ...fullCase, case: { ...fullCase.case, environment: 'production' } })
    assert.deepEqual([production.banner, production.notice], [undefined, null])
  })

  it('says that the timeline is cut', () => {
    assert.ok(
      textsIn({ ...fullCase, isTimelineCut: true }).some((text) => text.startsWith('Seuls les 1 derniers faits')),
    )
  })
})

describe('the French of a case report', () => {
  it('differs from the English in every sentence but the words that both languages share', () => {
    const same = sentences.filter(({ en, fr }) => en === fr).map(({ en }) => en)
    assert.deepEqual(
      [...new Set(same)].filter((text) => !shared.includes(text)),
      [],
    )
  })

  it('leaves no English word in a report that has every section', () => {
    const french = textsIn(fullCase)
    const english = new Set(sentences.filter(({ en, fr }) => en !== fr).map(({ en }) => en))
    assert.deepEqual(
      french.filter((text) => english.has(text)),
      [],
    )
    const parts = [...english]
      .flatMap((text) => text.split(/\{\w+\}/))
      .filter((part) => part.trim().length > 7 && part.trim().includes(' '))
    for (const part of parts) assert.ok(!french.some((text) => text.includes(part)), part)
  })

  it('has the same places for values in both languages', () => {
    const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()
    for (const { en, fr } of sentences) assert.deepEqual(names(fr), names(en), en)
  })

  it('names every kind of object that the audit trail has', () => {
    assert.deepEqual(Object.keys(objectWords).toSorted(), [...new Set<string>(Object.values(auditActions))].toSorted())
  })

  it('writes dates, numbers and shares as fr-CA does', () => {
    assert.equal(
      momentText('2026-11-20T08:31:05.000Z', 'fr'),
      '2026-11-20, 8\u00a0h\u00a031\u00a0min\u00a05\u00a0s\u00a0UTC',
    )
    assert.equal(momentText('2026-11-20T08:31:05.000Z', 'en'), '2026-11-20 08:31:05 UTC')
    assert.deepEqual([countText(1234567, 'fr'), countText(1234567, 'en')], ['1\u00a0234\u00a0567', '1,234,567'])
    assert.deepEqual([percentText(0.987, 'fr'), percentText(0.29, 'en')], ['98\u00a0%', '29%'])
  })
})
