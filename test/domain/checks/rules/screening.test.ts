import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import type { Check } from '../../../../src/contract/check.ts'
import type { VerdictInput } from '../../../../src/domain/verdict/input.ts'
import { genericLists, hitOf, listOf, screened } from '../../screening/screening-hits.ts'
import { assertRule, only, verdictChecks, type RuleRow } from '../inputs.ts'

const boris = 'Boris Brackwater'
const values = { first_name: 'Boris', last_name: 'Brackwater', date_of_birth: '1970-01-01' }
const checksOf = (changes: Partial<VerdictInput>) => verdictChecks({ values, ...changes })
const hits = (...found: Parameters<typeof hitOf>[0][]) => screened({ [boris]: found.map((one) => hitOf(one)) })
const clean = screened({ [boris]: [] })
const off = { requireDocuments: null, screenSanctions: false, screenAmlPep: null }
const pepList = [...genericLists, listOf('peps', { name: 'Register of officials', topics: ['pep'] })]
const pep = { topics: ['pep'], listId: 'peps', position: 'Minister of Tides' } as const
const exposed = screened({ [boris]: [hitOf(pep)] }, pepList)
const unexposed = screened({ [boris]: [] }, pepList)
const declaredNo = { ...values, pep: 'no' }
const canadian = { policy: { id: null, regime: 'ca_aml' }, values: { ...values, country: 'CA' } }
const notRun = { status: 'not_run', why: 'no_list' } as const

const rows: readonly (RuleRow & {
  readonly french: readonly [label: string, detail: string]
  readonly failing: Partial<VerdictInput>
})[] = [
  {
    id: 'screening',
    severity: 'critical',
    passes: checksOf({ screening: clean }),
    fails: checksOf({ screening: notRun }),
    failing: { screening: notRun },
    absent: checksOf({ screening: { status: 'not_run', why: 'switched_off' }, switches: off }),
    label: 'Every party was screened against sanctions lists.',
    detail: 'Sanctions screening did not run: no list is loaded.',
    french: [
      'Toutes les parties ont été filtrées sur les listes de sanctions.',
      'Le filtrage des sanctions n’a pas été effectué : aucune liste n’est chargée.',
    ],
  },
  {
    id: `screening:sanctions:${boris}`,
    severity: 'critical',
    passes: checksOf({ screening: clean }),
    fails: checksOf({ screening: hits({ score: 859, entry: 'Borys Brackwater' }) }),
    failing: { screening: hits({ score: 859, entry: 'Borys Brackwater' }) },
    absent: checksOf({ screening: notRun }),
    label: 'Boris Brackwater is not on a sanctions list.',
    detail: 'Boris Brackwater resembles Borys Brackwater on List un (score 85).',
    french: [
      'Boris Brackwater ne figure sur aucune liste de sanctions.',
      'Boris Brackwater ressemble à Borys Brackwater de la liste List un (score 85).',
    ],
  },
  {
    id: `screening:pep:${boris}`,
    severity: 'warning',
    passes: checksOf({ screening: unexposed }),
    fails: checksOf({ screening: exposed }),
    failing: { screening: exposed },
    absent: checksOf({ screening: clean }),
    label: 'Boris Brackwater is not a known politically exposed person.',
    detail: 'Boris Brackwater resembles Boris Brackwater (Minister of Tides) in Register of officials (score 100).',
    french: [
      'Boris Brackwater n’est pas une personne politiquement exposée (PPE) connue.',
      'Boris Brackwater ressemble à Boris Brackwater (Minister of Tides) dans Register of officials (score 100).',
    ],
  },
  {
    id: `screening:adverse_media:${boris}`,
    severity: 'warning',
    passes: checksOf({ screening: withItems(0) }),
    fails: checksOf({ screening: withItems(3) }),
    failing: { screening: withItems(3) },
    absent: checksOf({ screening: clean }),
    label: 'No adverse media is known about Boris Brackwater.',
    detail: '3 adverse items found about Boris Brackwater.',
    french: [
      'Aucun média défavorable connu au sujet de Boris Brackwater.',
      '3 éléments défavorables trouvés au sujet de Boris Brackwater.',
    ],
  },
  {
    id: `screening:aml:${boris}`,
    severity: 'warning',
    passes: checksOf({ ...canadian, screening: clean, amlScreening: [{ party: boris, hits: [] }] }),
    fails: checksOf({ ...canadian, screening: clean, amlScreening: [{ party: boris, hits: ['A', 'B'] }] }),
    failing: { ...canadian, screening: clean, amlScreening: [{ party: boris, hits: ['A', 'B'] }] },
    absent: checksOf({ screening: clean, amlScreening: [{ party: boris, hits: ['A'] }] }),
    label: 'Canadian AML and PEP screening of Boris Brackwater is clear.',
    detail: 'The provider reports: A; B.',
    french: ['Le filtrage canadien RPC-FAT et PPV de Boris Brackwater est négatif.', 'Le fournisseur signale : A; B.'],
  },
  {
    id: 'pep:undeclared',
    severity: 'warning',
    passes: checksOf({ values: declaredNo, screening: unexposed }),
    fails: checksOf({ values: declaredNo, screening: exposed }),
    failing: { values: declaredNo, screening: exposed },
    absent: checksOf({ values, screening: exposed }),
    label: 'The declaration agrees with the screening.',
    detail: 'The client declared no political exposure; the screening found Boris Brackwater.',
    french: [
      'La déclaration concorde avec le filtrage.',
      'Le client n’a déclaré aucune exposition politique; le filtrage a trouvé Boris Brackwater.',
    ],
  },
]

for (const row of rows) {
  test(`${row.id}: passes, fails, and is absent without its input`, () => assertRule(row))
  test(`${row.id} in French`, () => {
    const { label, detail } = only(checksOf({ locale: 'fr', ...row.failing }), row.id)
    assert.deepEqual([label, detail], row.french)
  })
}

describe('the score of a sanctions hit', () => {
  const borders: readonly (readonly [
    what: string,
    hit: Parameters<typeof hitOf>[0],
    outcome: Check['severity'] | null,
  ])[] = [
    ['85 blocks', { score: 850 }, 'critical'],
    ['just under 85 is a warning', { score: 849 }, 'warning'],
    ['75 is a warning', { score: 750 }, 'warning'],
    ['just under 75 passes', { score: 749 }, null],
    ['a contradicted hit never blocks', { score: 1000, contradicted: true }, 'warning'],
    ['a weak alias alone never blocks', { score: 1000, matchedNameKind: 'weak' }, 'warning'],
    ['a debarment is shown', { score: 1000, topics: ['debarment'] }, 'warning'],
    ['an entry listed for nothing known is shown', { score: 1000, topics: [] }, 'warning'],
    ['a sanctioned official blocks', { score: 1000, topics: ['pep', 'sanction'] }, 'critical'],
    ['political exposure alone is no sanction', { score: 1000, topics: ['pep', 'rca'] }, null],
  ]
  for (const [what, hit, outcome] of borders) {
    it(what, () => {
      const { passed, severity } = only(checksOf({ screening: hits(hit) }), `screening:sanctions:${boris}`)
      assert.deepEqual([passed, passed ? null : severity], [outcome === null, outcome])
    })
  }

  it('is shown as its tenth, rounded down', () => {
    const { detail } = only(checksOf({ screening: hits({ score: 849 }) }), `screening:sanctions:${boris}`)
    assert.match(detail, /\(score 84\)\.$/)
  })

  it('the most severe hit is named, not the first', () => {
    const screening = hits({ score: 990, contradicted: true, entry: 'Other' }, { score: 900, entry: 'Same' })
    assert.match(only(checksOf({ screening }), `screening:sanctions:${boris}`).detail, /resembles Same/)
  })

  it('a Canadian list is named first for a Canadian pack, and only there', () => {
    const lists = ['ca_sema', 'ca_criminal_code', 'un', 'us_ofac', 'eu', 'uk'].map((id) => listOf(id))
    const found = [hitOf({ listId: 'un', score: 1000 }), hitOf({ listId: 'ca_sema', score: 900 })]
    const screening = screened({ [boris]: found }, lists)
    const detail = (changes: Partial<VerdictInput>) =>
      only(checksOf({ ...changes, screening }), `screening:sanctions:${boris}`).detail
    assert.match(detail(canadian), /on List ca_sema \(score 90\)/)
    assert.match(detail({}), /on List un \(score 100\)/)
  })
})

describe('political exposure found', () => {
  const rowsOf: readonly (readonly [what: string, hit: Parameters<typeof hitOf>[0], fails: boolean])[] = [
    ['85 is a warning', { ...pep, score: 850 }, true],
    ['just under 85 passes', { ...pep, score: 849 }, false],
    ['a contradicted hit passes', { ...pep, contradicted: true }, false],
    ['family and associates count', { ...pep, topics: ['rca'] }, true],
  ]
  for (const [what, hit, fails] of rowsOf) {
    it(what, () => {
      const checks = checksOf({ screening: screened({ [boris]: [hitOf(hit)] }, pepList) })
      assert.equal(only(checks, `screening:pep:${boris}`).passed, !fails)
    })
  }

  it('without a position it says so', () => {
    const screening = screened({ [boris]: [hitOf({ ...pep, position: '' })] }, pepList)
    const sentence = (locale: 'en' | 'fr') => only(checksOf({ screening, locale }), `screening:pep:${boris}`).detail
    assert.match(sentence('en'), /\(position not stated\)/)
    assert.match(sentence('fr'), /\(fonction non précisée\)/)
  })

  it('that the person declared agrees with the screening, that another did does not', () => {
    const passed = (given: Record<string, unknown>) =>
      only(checksOf({ values: { ...values, ...given }, screening: exposed }), 'pep:undeclared').passed
    assert.equal(passed({ pep: 'yes' }), true)
    assert.equal(passed({ pep: 'no', directors: [{ name: boris, pep: true }] }), true)
    assert.equal(passed({ pep: 'no', directors: [{ name: 'Dora Declared', pep: true }] }), false)
  })

  it('asks for a document of the source of funds', () => {
    const withoutFunds = checksOf({ screening: unexposed })
    assert.ok(!withoutFunds.some(({ id }) => id === 'evidence:source_of_funds'))
    assert.equal(only(checksOf({ screening: exposed }), 'evidence:source_of_funds').passed, false)
  })
})

describe('the lists of a pack', () => {
  const aged = (days: number, regime = 'ca_aml', ids = ['ca_sema', 'ca_criminal_code', 'un']) => {
    const checkedOn = new Date(Date.parse('2026-11-21') - days * 86_400_000).toISOString().slice(0, 10)
    const lists = [listOf(ids[0]!, { checkedOn }), ...ids.slice(1).map((id) => listOf(id))]
    return only(checksOf({ policy: { id: null, regime }, screening: screened({ [boris]: [] }, lists) }), 'screening')
  }
  const borders = [
    [7, true, 'critical', ''],
    [8, false, 'warning', 'List List ca_sema is 8 days old.'],
    [30, false, 'warning', 'List List ca_sema is 30 days old.'],
    [31, false, 'critical', 'List List ca_sema is 31 days old.'],
  ] as const
  for (const [days, passed, severity, detail] of borders) {
    it(`one of ${days} days ${passed ? 'passes' : `fails as ${severity}`}`, () => {
      const check = aged(days)
      assert.deepEqual([check.passed, check.severity, check.detail], [passed, severity, detail])
    })
  }

  it('may be 30 days old under generic', () => {
    const generic = genericLists.map(({ id }) => id)
    assert.equal(aged(30, 'generic', generic).passed, true)
    assert.deepEqual([aged(31, 'generic', generic).passed, aged(31, 'generic', generic).severity], [false, 'critical'])
  })

  it('one that is missing blocks, by its name', () => {
    const screening = screened({ [boris]: [] }, [listOf('ca_sema'), listOf('un')])
    const sentence = (locale: 'en' | 'fr') => only(checksOf({ ...canadian, screening, locale }), 'screening').detail
    assert.equal(
      sentence('en'),
      'Sanctions screening did not run: the list Listed Terrorist Entities (Canada) is not loaded.',
    )
    assert.equal(
      sentence('fr'),
      'Le filtrage des sanctions n’a pas été effectué : la liste Entités terroristes inscrites (Canada) n’est pas chargée.',
    )
  })

  it('the fictional list of the sandbox stands for all of them, however old', () => {
    const screening = screened({ [boris]: [] }, [listOf('sandbox', { checkedOn: '2020-01-01' })])
    assert.equal(only(checksOf({ ...canadian, screening }), 'screening').passed, true)
  })

  it('a file that names nobody is not screened, and that blocks', () => {
    const check = only(verdictChecks({ screening: { status: 'not_run', why: 'no_party' } }), 'screening')
    assert.deepEqual([check.passed, check.detail], [false, 'Sanctions screening did not run: no party is named.'])
  })
})

describe('a name that nobody can be asked about blocks, whatever else was screened', () => {
  const names = Array.from({ length: 51 }, (_, index) => `Person Number${index}`)
  const rowsOf: readonly (readonly [what: string, given: Record<string, unknown>, passed: boolean])[] = [
    ['a first name of 101 letters', { first_name: 'B'.repeat(101) }, false],
    ['other names with one too long', { other_names: ['Bo', 'B'.repeat(201)] }, false],
    ['more than 20 other names', { other_names: names.slice(0, 21) }, false],
    ['a director who is no text', { directors: ['Dora Deep', true] }, false],
    ['a director without a name', { directors: [{ name: 'Dora Deep' }, { role: 'director' }] }, false],
    ['a director whose name is too long', { directors: ['D'.repeat(301)] }, false],
    ['51 directors', { directors: names }, false],
    ['50 directors', { directors: names.slice(0, 50) }, true],
    ['an empty row among the directors', { directors: ['Dora Deep', { name: '' }, {}, null] }, true],
    ['a director whose birth date is no date', { directors: [{ name: 'Dora Deep', date_of_birth: 'x' }] }, true],
    ['an odd first name', { first_name: 'B0ris' }, true],
  ]
  for (const [what, given, passed] of rowsOf) {
    it(`${what}: ${passed ? 'screened' : 'not screened'}`, () => {
      const check = only(verdictChecks({ values: { ...values, ...given }, screening: clean }), 'screening')
      const detail = passed ? null : 'Sanctions screening did not run: a name could not be read.'
      assert.equal(check.passed ? null : check.detail, detail)
    })
  }
})

describe('the extra Canadian screening', () => {
  it('fails for each party without an eID provider account', () => {
    const detail = 'Canadian AML and PEP screening could not run: this workspace has no eID provider account.'
    const given = { ...canadian.values, directors: ['Dora Deep'] }
    const checks = checksOf({ ...canadian, values: given, screening: clean })
    for (const party of [boris, 'Dora Deep']) {
      const check = only(checks, `screening:aml:${party}`)
      assert.deepEqual([check.passed, check.severity, check.detail], [false, 'warning', detail])
    }
    const french = only(checksOf({ ...canadian, screening: clean, locale: 'fr' }), `screening:aml:${boris}`)
    assert.equal(french.detail, 'Le filtrage canadien n’a pu être effectué : aucun compte de fournisseur eID.')
  })

  it('is left out where the switch is off', () => {
    const checks = checksOf({
      policy: { id: null, regime: 'generic' },
      values: { ...values, country: 'CA' },
      switches: { requireDocuments: null, screenSanctions: true, screenAmlPep: false },
      screening: clean,
    })
    assert.ok(!checks.some(({ id }) => id.startsWith('screening:aml')))
  })
})

test('the rules are in this order: screening, sanctions, pep, adverse media, aml, then declarations', () => {
  const screening = screened({ [boris]: [] }, pepList)
  if (screening.status !== 'run') assert.fail()
  const parties = screening.parties.map((party) => ({ ...party, adverseItems: 0 }))
  const checks = checksOf({
    ...canadian,
    values: { ...canadian.values, pep: 'no' },
    screening: { ...screening, parties },
  })
  const ours = checks.map(({ id }) => id).filter((id) => /^(screening|pep|geography)/.test(id))
  assert.deepEqual(ours, [
    'screening',
    `screening:sanctions:${boris}`,
    `screening:pep:${boris}`,
    `screening:adverse_media:${boris}`,
    `screening:aml:${boris}`,
    'pep:declared',
    'pep:undeclared',
    'geography:high_risk',
    'geography:embargo',
  ])
})

function withItems(adverseItems: number) {
  if (clean.status !== 'run') assert.fail()
  return { ...clean, parties: [{ party: boris, hits: [], adverseItems }] }
}

test('a party whose name the engine could not read in full makes the screening fail', () => {
  const screening = clean.status === 'run' ? { ...clean, parties: [{ party: boris, hits: [], unread: '★★★' }] } : clean
  const check = only(checksOf({ screening }), 'screening')
  assert.deepEqual(
    [check.passed, check.severity, check.detail],
    [false, 'critical', 'Sanctions screening did not run: a name could not be read.'],
  )
})
