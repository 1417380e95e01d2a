import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ScreeningHit } from '../../src/domain/screening/result.ts'
import type { PartyToScreen } from '../../src/ports/screener.ts'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import { asked, bornOn, listed, listOf } from './fictional-list.ts'

const list = listOf(
  listed('1', 'person', ['Vladislav Gennadievich Orlenkov', 'Владислав Геннадьевич Орленков'], {
    births: bornOn('1961-03-09'),
  }),
  listed('2', 'organization', ['JSC Argument']),
  listed('3', 'organization', ['Kestrel Trading Corp', 'KTC']),
  listed('4', 'organization', ['Good Will Shipping Company']),
  listed('5', 'person', ['Nicanor Maturo Moros']),
  listed('6', 'person', ['Li Wu']),
  listed('7', 'person', ['KIM Chong-sik']),
  listed('8', 'person', ['Muhammad Hasan al-Zubairi'], { countries: [{ code: 'IQ', role: 'nationality' }] }),
  listed('9', 'person', ['Abdul Rahman Qasimi']),
  listed('10', 'person', ['Oksana Petrova'], {
    identifiers: [{ type: 'passport', value: 'AB 123456', country: 'UA' }],
    gender: 'female',
  }),
  listed('11', 'person', ['Rashid the Elder'], {
    names: [
      { text: 'Samir Baruni', kind: 'primary' },
      { text: 'Abu Talha', kind: 'weak' },
    ],
  }),
  listed('12', 'organization', ['Brigade 44']),
  listed('13', 'person', ['Alexandros Papandros']),
  listed('15', 'organization', ['Van der Holt Corp']),
  listed('14', 'person', ['Jean-Claude Vercourt']),
)
const index = openIndex(compileIndex([list]))

const passport = (value: string) => ({ value, type: 'passport', country: '' }) as const

function hits(party: PartyToScreen): readonly ScreeningHit[] {
  return findHits(index, party, defaultScreeningConfig)
}

function ids(party: PartyToScreen): readonly string[] {
  return hits(party).map(({ recordId }) => recordId)
}

describe('a listed name is found', () => {
  const cases: readonly (readonly [how: string, name: string, kind: PartyToScreen['kind'], recordId: string])[] = [
    ['as it is listed', 'Vladislav Gennadievich Orlenkov', 'person', '1'],
    ['in another order', 'ORLENKOV, Vladislav', 'person', '1'],
    ['with a letter wrong', 'Vladislav Orlenkof', 'person', '1'],
    ['with letters swapped', 'Vladislav Orlnekov', 'person', '1'],
    ['in Cyrillic', 'Орленков Владислав', 'person', '1'],
    ['with the space missing', 'SamirBaruni', 'person', '11'],
    ['with the legal form stuck to it', 'JSCARGUMENT', 'entity', '2'],
    ['with a legal form of another country', 'Argument OJSC', 'entity', '2'],
    ['with a typo in the legal form', 'Jooint Stock Company Argument', 'entity', '2'],
    ['with words joined', 'Goodwill Shipping Co', 'entity', '4'],
    ['with a surname of small words joined', 'Vanderholt Corp', 'entity', '15'],
    ['when it is short', 'Wu Li', 'person', '6'],
    ['in Korean', '김정식', 'person', '7'],
    ['in Korean as the south writes it', 'Kim Jung-sik', 'person', '7'],
    ['in Arabic', 'محمد حسن الزبيري', 'person', '8'],
    ['in Greek', 'Αλέξανδρος Παπανδρος', 'person', '13'],
    ['with its article joined', 'Abdurrahman Qasimi', 'person', '9'],
    ['with numbers spelled out', 'Brigade Forty-Four', 'entity', '12'],
    ['by its initials', 'J.-C. Vercourt', 'person', '14'],
    ['by a part of a long name that is rare', 'Nicanor Maturo', 'person', '5'],
  ]
  for (const [how, name, kind, recordId] of cases) {
    it(how, () => {
      assert.equal(ids(asked(name, kind))[0], recordId)
    })
  }
})

describe('what is no match', () => {
  it('a legal form alone hits nothing: CORP', () => {
    assert.deepEqual(ids(asked('CORP', 'entity')), [])
  })
  it('a common word of trade alone hits nothing', () => {
    assert.deepEqual(ids(asked('Trading Company', 'entity')), [])
  })
  it('a shared first name alone hits nothing', () => {
    assert.deepEqual(ids(asked('Vladislav Berezin')), [])
  })
  it('a surname alone hits no fuller name strongly', () => {
    assert.deepEqual(
      hits(asked('Maturo')).filter(({ score }) => score >= 850),
      [],
    )
  })
  it('another word in place of one is another name', () => {
    assert.deepEqual(ids(asked('Muhammad Hasan al-Dulaimi')), [])
  })
  it('an empty name hits nothing', () => {
    assert.deepEqual(ids(asked('')), [])
    assert.deepEqual(ids(asked('?? --')), [])
  })
})

describe('evidence beyond the name', () => {
  const [plain] = hits(asked('Vladislav Gennadievich Orlenkov'))
  const born = (date: string): ScreeningHit | undefined =>
    hits(asked('Vladislav Gennadievich Orlenkov', 'person', { dateOfBirth: date }))[0]

  it('another birth year lowers the score and contradicts', () => {
    const hit = born('1975-03-09')
    assert.ok(hit !== undefined && plain !== undefined)
    assert.ok(hit.score < plain.score)
    assert.equal(hit.contradicted, true)
    assert.equal(hit.evidence[0]?.finding, 'contradicts')
  })
  it('day and month swapped speak neither for nor against', () => {
    assert.equal(born('1961-09-03')?.score, plain?.score)
    assert.equal(born('1961-09-03')?.contradicted, false)
  })
  it('equal names rank by what else agrees', () => {
    assert.ok((born('1961-03-09')?.corroboration ?? 0) > (plain?.corroboration ?? 0))
    assert.ok((born('1975-03-09')?.corroboration ?? 0) < (plain?.corroboration ?? 0))
  })
  it('an identifier finds its entry whatever the name', () => {
    const [hit] = hits(asked('Somebody Else', 'person', { identifiers: [passport('ab-123456')] }))
    assert.equal(hit?.recordId, '10')
    assert.equal(hit?.evidence.find(({ on }) => on === 'identifier')?.finding, 'agrees')
  })
  it('the other gender and another nationality lower the score', () => {
    const [same] = hits(asked('Oksana Petrova', 'person', { gender: 'female' }))
    const [other] = hits(asked('Oksana Petrova', 'person', { gender: 'male' }))
    assert.ok((other?.score ?? 1000) < (same?.score ?? 0))
    const [iraqi] = hits(asked('Muhammad Hasan al-Zubairi', 'person', { countries: ['IQ'] }))
    const [french] = hits(asked('Muhammad Hasan al-Zubairi', 'person', { countries: ['FR'] }))
    assert.ok((french?.score ?? 1000) < (iraqi?.score ?? 0))
  })
  it('a nationality that is none of the party’s contradicts and excludes', () => {
    const [hit] = hits(asked('Muhammad Hasan al-Zubairi', 'person', { countries: ['FR', 'CA'] }))
    const country = hit?.evidence.find(({ on }) => on === 'country')
    assert.deepEqual([country?.finding, country?.query, country?.listed], ['contradicts', 'FR, CA', 'IQ'])
    assert.ok((country?.contribution ?? 0) < 0)
    assert.equal(hit?.contradicted, true)
  })
  it('one of two nationalities is enough to agree', () => {
    const [hit] = hits(asked('Muhammad Hasan al-Zubairi', 'person', { countries: ['FR', 'IQ'] }))
    assert.equal(hit?.evidence.find(({ on }) => on === 'country')?.finding, 'agrees')
    assert.equal(hit?.contradicted, false)
  })
  it('another nationality excludes nobody whose birth day or identifier is the listed one', () => {
    const countries = [{ code: 'UA', role: 'nationality' as const }]
    const identifiers = [{ type: 'passport' as const, value: 'AB 123456', country: 'UA' }]
    const entry = listed('1', 'person', ['Oksana Petrova'], { births: bornOn('1961-03-09'), countries, identifiers })
    const of = (more: Partial<PartyToScreen>): ScreeningHit | undefined =>
      findHits(
        openIndex(compileIndex([listOf(entry)])),
        asked('Oksana Petrova', 'person', { countries: ['CA'], ...more }),
        defaultScreeningConfig,
      )[0]
    assert.equal(of({})?.contradicted, true)
    assert.equal(of({ dateOfBirth: '1961-03-09' })?.contradicted, false)
    assert.equal(of({ identifiers: [passport('AB123456')] })?.contradicted, false)
    assert.equal(of({ dateOfBirth: '1961-03-21' })?.contradicted, true)
  })
  it('where a party lives keeps no hit from blocking when its nationality is not known', () => {
    const known = { countries: ['FR'], boundTo: [] }
    const [hit] = hits(asked('Muhammad Hasan al-Zubairi', 'person', known))
    assert.equal(hit?.contradicted, false)
    assert.ok((hit?.score ?? 0) >= defaultScreeningConfig.strongMin)
  })
  it('another nationality hides no exposed person, who is a foreign one', () => {
    for (const topic of ['pep', 'rca'] as const) {
      const entry = listed('1', 'person', ['Paula Ministrova'], {
        ...{ topics: [topic], countries: [{ code: 'BR', role: 'nationality' }] },
        pep: { position: 'Minister', country: 'BR', international: false, from: '', to: '' },
      })
      const own = openIndex(compileIndex([listOf(entry)]))
      const [hit] = findHits(own, asked('Paula Ministrova', 'person', { countries: ['CA'] }), defaultScreeningConfig)
      assert.deepEqual([hit?.pepClass, hit?.contradicted], ['foreign', false])
    }
  })
  it('a country of birth or of residence, or the flag of a ship, contradicts nothing', () => {
    const countries = [{ code: 'UA', role: 'birth' as const }]
    const person = listed('1', 'person', ['Oksana Petrova'], { countries })
    const ship = listed('2', 'vessel', ['Amber Gull'], { countries: [{ code: 'PA', role: 'jurisdiction' }] })
    const own = openIndex(compileIndex([listOf(person, ship)]))
    for (const party of [
      asked('Oksana Petrova', 'person', { countries: ['CA'] }),
      asked('Amber Gull', 'entity', { countries: ['CA'] }),
    ]) {
      const [hit] = findHits(own, party, defaultScreeningConfig)
      assert.deepEqual([hit?.score, hit?.contradicted], [1000, false])
    }
  })
  it('the same gender is reported and ranks the entry, but does not change the score', () => {
    const [same] = hits(asked('Oksana Petrova', 'person', { gender: 'female' }))
    const [unknown] = hits(asked('Oksana Petrova'))
    assert.deepEqual(
      [same, unknown].map((hit) => hit?.evidence.find(({ on }) => on === 'gender')?.finding),
      ['agrees', 'absent'],
    )
    assert.equal(same?.score, unknown?.score)
    assert.ok((same?.corroboration ?? 0) > (unknown?.corroboration ?? 0))
  })
  it('a weak alias is never strong alone', () => {
    const [hit] = hits(asked('Abu Talha'))
    assert.equal(hit?.recordId, '11')
    assert.ok((hit?.score ?? 1000) < defaultScreeningConfig.strongMin)
  })
  it('a company is not the person of its name', () => {
    assert.ok(hits(asked('Nicanor Maturo Moros', 'entity')).every(({ contradicted }) => contradicted))
  })
})

describe('an answer', () => {
  it('has at most as many hits as asked for, the best first', () => {
    const many = listOf(
      ...Array.from({ length: 40 }, (_, place) => listed(String(place), 'person', ['Ivana Kotorska'])),
    )
    const found = findHits(openIndex(compileIndex([many])), asked('Ivana Kotorska'), {
      ...defaultScreeningConfig,
      hitsMax: 7,
    })
    assert.equal(found.length, 7)
  })
  it('is the same whatever was asked before', () => {
    const fresh = openIndex(compileIndex([list]))
    const before = findHits(fresh, asked('Vladislav Orlenkof'), defaultScreeningConfig)
    for (const name of ['Orlenkova', 'Владислав', 'Wu', 'Kim', 'محمد'])
      findHits(fresh, asked(name), defaultScreeningConfig)
    assert.deepEqual(findHits(fresh, asked('Vladislav Orlenkof'), defaultScreeningConfig), before)
    assert.deepEqual(hits(asked('Vladislav Orlenkof')), before)
  })
  it('says whose entry it is, unchanged, and changes its hash with the entry', () => {
    const [hit] = hits(asked('Samir Baruni'))
    assert.equal(hit?.entry, 'Samir Baruni')
    assert.match(hit?.entityHash ?? '', /^[0-9a-f]{64}$/)
    const changed = listOf(listed('11', 'person', ['Samir Baruni'], { programs: ['OTHER'] }))
    const [after] = findHits(openIndex(compileIndex([changed])), asked('Samir Baruni'), defaultScreeningConfig)
    assert.notEqual(after?.entityHash, hit?.entityHash)
  })
})

describe('spellings that the list itself teaches', () => {
  it('count as one name once two entries use them so', () => {
    const taught = (...entries: readonly string[][]) =>
      openIndex(compileIndex([listOf(...entries.map((names, place) => listed(String(place), 'person', names)))]))
    const once = taught(['Kolya Brevin', 'Kuzya Brevin'], ['Kolya Umarik'])
    const twice = taught(['Kolya Brevin', 'Kuzya Brevin'], ['Kolya Darvin', 'Kuzya Darvin'], ['Kolya Umarik'])
    const score = (taughtIndex: ReturnType<typeof openIndex>): number =>
      findHits(taughtIndex, asked('Kuzya Umarik'), { ...defaultScreeningConfig, reviewMin: 1 })[0]?.score ?? 0
    assert.ok(score(twice) > 900)
    assert.ok(score(once) < score(twice))
  })
})
